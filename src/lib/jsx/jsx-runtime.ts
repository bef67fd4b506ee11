/*
 * What JSX of the console becomes in a build: React's own, with texts as they may be shown (R44). The builds name it
 * (`jsxImportSource` in vite.config.ts, with it in those of the tests).
 */
import { Fragment as ReactFragment, jsx as make, jsxs as makeOfMany } from 'react/jsx-runtime'
import { shownProps } from './shown-props.ts'

export const Fragment = ReactFragment

export const jsx: typeof make = (type, props, key) => make(type, shownProps(props), key)

export const jsxs: typeof makeOfMany = (type, props, key) => makeOfMany(type, shownProps(props), key)
