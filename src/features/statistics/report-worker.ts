import { reportReader, type ReadRequest } from './report-reader.ts'

const read = reportReader((message) => postMessage(message))

addEventListener('message', (event: MessageEvent<ReadRequest>) => read(event.data))
