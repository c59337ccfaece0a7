// The script of the search worker. Reading the index and ranking happen here, so that typing in the page stays smooth.
import { answerQuestions } from './answer-questions.ts'
import type { WorkerQuestion } from './worker-messages.ts'

const answer = answerQuestions((message) => postMessage(message))

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => void answer(data))
