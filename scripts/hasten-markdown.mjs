// An esbuild plugin that changes a few lines of the Markdown libraries, so that they do the same work in fewer steps. They parse what the
// quick reader leaves to them (markdown/regular/). The resulting tree is the same to the last position. Each edit names the text that it
// replaces: if a library is not the version that the edit was written for, the compilation fails, and somebody checks whether the edit is
// still worth it. With them, parsing the MDX of Astro's documentation takes 0.85 of the processor time, and the Markdown of Redux 0.65
// (both with the quick reader).
import { readFile } from 'node:fs/promises'

/**
 * Adds a method to the tokenizer that consumes the rest of a string chunk, or the part of it before a stop, at once. With `trims`, spaces
 * at the end are left unconsumed.
 */
const consumeRun = `  function consumeRun(code, stops, trims) {
    // Line endings and tabs are no part of string chunks.
    if (point._bufferIndex < 0) return consume(code);
    const chunk = chunks[point._index];
    let end = point._bufferIndex + 1;
    if (stops === undefined) end = chunk.length;
    else while (end < chunk.length && !stops[chunk.charCodeAt(end)]) end++;
    if (trims) while (end > point._bufferIndex + 1 && chunk.charCodeAt(end - 1) === 32) end--;
    const count = end - point._bufferIndex;
    point.column += count;
    point.offset += count;
    if (end === chunk.length) {
      point._bufferIndex = -1;
      point._index++;
    } else point._bufferIndex = end;
    context.previous = chunk.charCodeAt(end - 1);
    consumed = true;
  }

`

/**
 * The object that handlers are called on, one per tokenizer. The library makes a new one, with a dozen properties, for each of the
 * thousands of events of a page; only `sliceSerialize` differs, and only between tokenizers. No handler writes to it.
 */
const sharing = `    const contexts = new Map();
    let last, lastContext;
    const contextOf = (tokenizer) => {
      if (tokenizer === last) return lastContext;
      const { sliceSerialize } = tokenizer;
      const known = contexts.get(sliceSerialize) ?? { ...context, sliceSerialize };
      contexts.set(sliceSerialize, known);
      last = tokenizer;
      lastContext = known;
      return known;
    };
`

/** File -> what to replace, the replacement, and how often it occurs. */
const edits = [
  [
    /[\\/]mdast-util-from-markdown[\\/]lib[\\/]index\.js$/,
    [
      [/\{\s*\.\.\.context,\s*sliceSerialize: events\[index\]\[2\]\.sliceSerialize\s*\}/g, 'contextOf(events[index][2])', 3],
      [/ {4}index = -1;\n {4}while \(\+\+index < events\.length\) \{\n {6}const handler = config/g, (found) => sharing + found, 1],
    ],
  ],
  [
    /[\\/]micromark[\\/]lib[\\/]create-tokenizer\.js$/,
    [
      [/^ {4}consume,\n/gm, '    consume,\n    consumeRun,\n', 1],
      [/^ {2}function write\(slice\) \{\n/gm, (found) => consumeRun + found, 1],
    ],
  ],
  // A line is cut off for the tokenizer of its contents.
  [
    /[\\/]micromark[\\/]lib[\\/]initialize[\\/]document\.js$/,
    [[/effects\.consume\(code\);\n(\s*return flowContinue;)/g, 'effects.consumeRun(code);\n$1', 1]],
  ],
  // A line of a paragraph is kept for later.
  [
    /[\\/]micromark-core-commonmark[\\/]lib[\\/]content\.js$/,
    [[/effects\.consume\(code\);\n(\s*return chunkInside;\n {2}\}\n\n {2}\/\*\*\n {3}\*\n)/g, 'effects.consumeRun(code);\n$1', 1]],
  ],
  // Text up to the next character that could begin something.
  [
    /[\\/]micromark[\\/]lib[\\/]initialize[\\/]text\.js$/,
    [[/\/\/ Data\.\n(\s*)effects\.consume\(code\);\n/g, '// Data.\n$1effects.consumeRun(code, constructs);\n', 1]],
  ],
  // Every line of a paragraph could be the head of a table. Of a cell, only the start and the end of its data matter later.
  [
    /[\\/]micromark-extension-gfm-table[\\/]lib[\\/]syntax\.js$/,
    [
      [
        /effects\.consume\(code\);\n(\s*return code === 92 \? (?:head|body)RowEscape : (?:head|body)RowData;)/g,
        'if (code === 92) effects.consume(code);\n    else effects.consumeRun(code, cellStops, true);\n$1',
        2,
      ],
      [/^function tokenizeTable\(/gm, (found) => `const cellStops = { 92: true, 124: true };\n\n${found}`, 1],
    ],
  ],
  // Every end of a quotation or list item edits the last few events; the ones before them stay where they are. Otherwise a document with
  // thousands of quotations takes minutes.
  [/[\\/]micromark-util-edit-map[\\/]index\.js$/, [[/^ {4}vecs\.push\(events\.slice\(\)\);\n {4}events\.length = 0;\n/gm, '', 1]]],
  // This is evaluated for every event.
  [
    /[\\/]micromark-util-subtokenize[\\/]index\.js$/,
    [
      [/const jumps = \{\};/g, 'const jumps = [];', 1],
      [/while \(index in jumps\) \{\n(\s*)index = jumps\[index\];/g, 'while (jumps[index] !== undefined) {\n$1index = jumps[index];', 1],
      [/Object\.assign\(jumps, subcontent\(events, index\)\);/g, 'subcontent(events, index, jumps);', 1],
      [/^function subcontent\(events, eventIndex\) \{/gm, 'function subcontent(events, eventIndex, gaps) {', 1],
      [/^ {2}const gaps = \{\};\n/gm, '', 1],
      [/^ {2}return gaps;\n/gm, '', 1],
    ],
  ],
]

export const hastenMarkdown = {
  name: 'hasten-markdown',
  setup(build) {
    for (const [filter, replacements] of edits) {
      build.onLoad({ filter }, async ({ path }) => {
        let contents = await readFile(path, 'utf8')
        for (const [found, replacement, times] of replacements) {
          if ((contents.match(found)?.length ?? 0) !== times) {
            return { errors: [{ text: `${path} is not the version that scripts/hasten-markdown.mjs was written for: expected ${found}.` }] }
          }
          contents = contents.replace(found, replacement)
        }
        return { contents }
      })
    }
  },
}
