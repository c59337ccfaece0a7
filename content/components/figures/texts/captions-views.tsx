// The functions of `@remotion/captions` and of those that make captions: a text is typed, and the captions follow.
import { type Caption, CaptionsInternals, parseSrt, serializeSrt } from '@remotion/captions'
import { openAiWhisperApiToCaptions } from '@remotion/openai-whisper'
import { toCaptions } from '@remotion/whisper-web'
import { useState } from 'react'
import { Slider, TextField } from '../fields.tsx'
import { liveCode } from '../live-code.tsx'
import { TextArea } from './text-area.tsx'
import { Print, TextFrame } from './text-frame.tsx'

/** Words with a time each, as a transcription would give them: letters take time. */
function speak(text: string, perLetter = 70): Caption[] {
  let at = 0
  return text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word, index) => {
      const startMs = at
      at += 90 + word.length * perLetter
      return {
        text: index === 0 ? word : ` ${word}`,
        startMs,
        endMs: at - 40,
        timestampMs: Math.round((startMs + at - 40) / 2),
        confidence: null,
      }
    })
}

function Words({ captions, tone = 'a' }: { captions: readonly Caption[]; tone?: string }) {
  const end = Math.max(1, ...captions.map(({ endMs }) => endMs))
  return (
    <ol className="fig-words">
      {captions.map(({ text, startMs, endMs }, index) => (
        <li key={index} data-tone={tone} style={{ '--fig-from': startMs / end, '--fig-length': (endMs - startMs) / end }}>
          <span>{text}</span>
          <span>
            {startMs}–{endMs}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** What a function throws is a result too. */
function attempt<Value>(work: () => Value): { value: Value } | { message: string } {
  try {
    return { value: work() }
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) }
  }
}

const firstSrt = `1
00:00:00,000 --> 00:00:01,200
Welcome to the show

2
00:00:01,400 --> 00:00:03,000
Tonight we talk
about glaciers`

export function ParseSrtView() {
  const [input, setInput] = useState(firstSrt)
  const result = attempt(() => parseSrt({ input }).captions)
  const captions = 'value' in result ? result.value : []
  return (
    <TextFrame
      label={`The subtitles of a SubRip file as ${captions.length} captions, each a bar in time.`}
      code={liveCode`parseSrt({ input }).captions.length // ${captions.length}`}
      controls={<TextArea label="input" value={input} onChange={setInput} rows={8} />}
    >
      {'value' in result ? <Words captions={captions} /> : <Print>{result.message}</Print>}
    </TextFrame>
  )
}

export function SerializeSrtView() {
  const [text, setText] = useState('Welcome back.\nToday we sail.')
  const [pace, setPace] = useState(70)
  const words = speak(text.replaceAll('\n', ' '), pace)
  let taken = 0
  const lines = text
    .split('\n')
    .map((line) => line.trim().split(/\s+/).filter(Boolean).length)
    .filter((count) => count > 0)
    .map((count) => {
      taken += count
      return words.slice(taken - count, taken).map((word, index) => (index === 0 ? { ...word, text: word.text.trimStart() } : word))
    })
  return (
    <TextFrame
      label={`${lines.length} lines of captions as the text of a SubRip file.`}
      code={liveCode`serializeSrt({ lines }) // ${lines.length} lines of ${words.length} words`}
      controls={
        <>
          <TextArea label="lines" value={text} onChange={setText} rows={3} />
          <Slider label="ms per letter" value={pace} onChange={setPace} min={30} max={200} step={10} />
        </>
      }
    >
      <Print>{serializeSrt({ lines })}</Print>
    </TextFrame>
  )
}

export function LinesView() {
  const [text, setText] = useState('We walked along the river until the old bridge')
  const [limit, setLimit] = useState(16)
  const { segments } = CaptionsInternals.ensureMaxCharactersPerLine({ captions: speak(text), maxCharsPerLine: limit })
  return (
    <TextFrame
      label={`A sentence in ${segments.length} lines of at most ${limit} characters, with the time of each.`}
      code={liveCode`CaptionsInternals.ensureMaxCharactersPerLine({ captions, maxCharsPerLine: ${limit} }).segments.length // ${segments.length}`}
      controls={
        <>
          <TextArea label="words of the captions" value={text} onChange={setText} rows={2} />
          <Slider label="maxCharsPerLine" value={limit} onChange={setLimit} min={6} max={42} />
        </>
      }
    >
      <ol className="fig-lines">
        {segments.map((segment, index) => {
          const line = segment
            .map((caption) => caption.text)
            .join('')
            .trim()
          return (
            <li key={index}>
              {line}{' '}
              <span>
                {line.length} characters, {segment[0]?.startMs}–{segment.at(-1)?.endMs} ms
              </span>
            </li>
          )
        })}
      </ol>
    </TextFrame>
  )
}

export function CaptionView() {
  const [text, setText] = useState('Hello and welcome.')
  const [time, setTime] = useState(700)
  const captions = speak(text)
  const end = captions.at(-1)?.endMs ?? 100
  const now = Math.min(time, end)
  const spoken = captions.findLast(({ startMs }) => startMs <= now)
  return (
    <TextFrame
      label={`A sentence as captions, one for each word; the one that is spoken at ${now} ms is marked.`}
      code={liveCode`captions.findLast(({ startMs }) => startMs <= ${now})`}
      controls={
        <>
          <TextField label="spoken" value={text} onChange={setText} maxLength={60} />
          <Slider label="milliseconds" value={now} onChange={setTime} min={0} max={end} step={10} />
        </>
      }
    >
      <p className="fig-spoken">
        {captions.map((caption, index) =>
          caption === spoken ? <mark key={index}>{caption.text}</mark> : <span key={index}>{caption.text}</span>,
        )}
      </p>
      <div className="fig-beside">
        <Words captions={captions} />
        <Print>{spoken ? JSON.stringify(spoken, null, 2).replace(/"(\w+)":/g, '$1:') : 'undefined'}</Print>
      </div>
    </TextFrame>
  )
}

/** As the endpoint does it: words without punctuation beside the text that has it. */
function transcribed(text: string) {
  const captions = speak(text)
  const plain = (word: string): string => word.replace(/[^\p{L}\p{N}'’-]/gu, '')
  return {
    task: 'transcribe' as const,
    language: 'english',
    duration: (captions.at(-1)?.endMs ?? 0) / 1000,
    text: text.trim(),
    words: captions
      .map(({ text: word, startMs, endMs }) => ({ word: plain(word), start: startMs / 1000, end: endMs / 1000 }))
      .filter(({ word }) => word !== ''),
  }
}

export function OpenAiView() {
  const [text, setText] = useState('Well, the glacier moves: slowly, but it moves!')
  const transcription = transcribed(text)
  const result = attempt(() => openAiWhisperApiToCaptions({ transcription }).captions)
  return (
    <TextFrame
      label="Words without punctuation on the left, captions with the punctuation of the text on the right."
      code={liveCode`openAiWhisperApiToCaptions({ transcription: { text: ${`'${text}'`}, words, … } })`}
      controls={<TextArea label="transcription.text" value={text} onChange={setText} rows={2} />}
    >
      <div className="fig-beside">
        <Print name="transcription.words">
          {transcription.words.map(({ word, start, end }) => `${start.toFixed(2)}–${end.toFixed(2)} ${word}`).join('\n')}
        </Print>
        {'value' in result ? <Words captions={result.value} tone="d" /> : <Print>{result.message}</Print>}
      </div>
    </TextFrame>
  )
}

export function WhisperWebView() {
  const [text, setText] = useState('The glacier moves slowly.')
  const [isSure, setSure] = useState(90)
  const captions = speak(text)
  const place = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(11, 23).replace('.', ',')
  const whole = { from: 0, to: captions.at(-1)?.endMs ?? 0 }
  const { captions: made } = toCaptions({
    whisperWebOutput: [
      {
        text,
        offsets: whole,
        timestamps: { from: place(whole.from), to: place(whole.to) },
        tokens: captions.map(({ text: word, startMs, endMs }, id) => ({
          id,
          text: id === 0 ? ` ${word}` : word,
          offsets: { from: startMs, to: endMs },
          timestamps: { from: place(startMs), to: place(endMs) },
          p: isSure / 100,
          t_dtw: Math.round((startMs + endMs) / 20),
        })),
      },
    ],
  })
  const [first] = made
  return (
    <TextFrame
      label="The tokens of a transcription as captions, each a bar in time."
      code={liveCode`toCaptions({ whisperWebOutput }).captions[0].confidence // ${first?.confidence ?? 'undefined'}`}
      controls={
        <>
          <TextField label="what was recognized" value={text} onChange={setText} maxLength={60} />
          <Slider label="p of the tokens, %" value={isSure} onChange={setSure} min={0} max={100} />
        </>
      }
    >
      <div className="fig-beside">
        <Words captions={made} tone="d" />
        <Print name="captions[0]">{first ? JSON.stringify(first, null, 2).replace(/"(\w+)":/g, '$1:') : 'undefined'}</Print>
      </div>
    </TextFrame>
  )
}
