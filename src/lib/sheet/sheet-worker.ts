import { sheetJob, type SheetRequest } from './sheet-job.ts'

const job = sheetJob((message) => postMessage(message))

addEventListener('message', (event: MessageEvent<SheetRequest>) => job(event.data))
