import * as upload from '@nmw/contract/upload'
import { route } from '../http/route.ts'
import { startUpload } from './start-upload.ts'
import { receiveChunk } from './receive-chunk.ts'

export const uploadRoutes = [route(upload.startUpload, startUpload), route(upload.sendChunk, receiveChunk)]
