import { waitFor } from '@testing-library/dom'
import { expect } from 'vitest'
import type { LogEntry } from '#mocks/server/report.ts'
import type { TestServer } from '#tests/support/render-console.tsx'

export const writes = (server: TestServer): LogEntry[] =>
  server.report().log.filter(({ method, operationId }) => method !== 'GET' && operationId !== 'authLogin')

export async function expectRefused(field: HTMLElement, message: string, text: string) {
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(`(^|\\s)${message}(\\s|$)`)))
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(field).toHaveValue(text)
}
