import { beforeAll } from 'vitest'
import { noteServerDate } from '#src/lib/time/server-clock.ts'

// files that share a process share what one of them has learned of a server's clock
beforeAll(() => noteServerDate('Thu, 01 Jan 1970 00:00:00 GMT', 0, 0))
