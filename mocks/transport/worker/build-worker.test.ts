import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { workerFile, workerSource } from './build-worker.ts'

test('the service worker is our part and the one of the installed msw', () => {
  expect(readFileSync(workerFile, 'utf8')).toBe(workerSource())
})

test('it loads nothing else, which its policy would refuse', () => {
  expect(workerSource()).not.toMatch(/importScripts\(|\beval\(|new Function/)
})
