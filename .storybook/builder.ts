/*
 * Storybook's builder for Vite without its adapter for the detection of changes: with it the server reads every module
 * behind every story while the first page waits for it, also where `changeDetection` is off.
 */
export { bail, build, corePresets, start } from '@storybook/builder-vite'
