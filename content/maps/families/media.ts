import type { PlaceMap } from '../place-map.ts'

export const mediaParser: PlaceMap = {
  name: 'From a file to its samples',
  overview: 'media-parser/index',
  kind: 'flow',
  steps: [
    {
      name: 'Source',
      glyph: 'file',
      says: 'A reader opens a URL, a Blob or a path, and reads only the ranges that are needed.',
      places: {
        'media-parser/readers': 'Readers',
        'media-parser/web-reader': '`webReader`',
        'media-parser/node-reader': '`nodeReader`',
        'media-parser/universal-reader': '`universalReader`',
        'media-parser/format-support': 'Formats',
        'media-parser/runtime-support': 'Runtimes',
        'media-parser/foreign-file-types': 'Foreign file types',
      },
    },
    {
      name: 'Parse',
      glyph: 'gear',
      says: 'The parser goes through the container. It can work in a worker, pause, and be aborted.',
      places: {
        'media-parser/parse-media': '`parseMedia()`',
        'media-parser/parse-media-on-web-worker': '`parseMediaOnWebWorker()`',
        'media-parser/parse-media-on-server-worker': '`parseMediaOnServerWorker()`',
        'media-parser/workers': 'Workers',
        'media-parser/media-parser-controller': '`mediaParserController()`',
        'media-parser/pause-resume-abort': 'Pause, resume, abort',
        'media-parser/has-been-aborted': '`hasBeenAborted()`',
      },
    },
    {
      name: 'Fields',
      glyph: 'list',
      says: 'The call resolves with the fields that were asked for, such as duration, dimensions and codecs.',
      gives: 'durationInSeconds',
      places: {
        'media-parser/fields': 'All fields',
        'media-parser/metadata': 'Metadata',
        'media-parser/tags': 'Tags',
        'media-parser/fast-and-slow': 'Fast and slow',
        'media-parser/types': 'Types',
        'miscellaneous/parse-media-vs-get-video-metadata': 'Three functions compared',
      },
    },
    {
      name: 'Samples',
      glyph: 'tracks',
      says: 'Or it hands over each track, sample by sample: encoded pictures and packets of sound.',
      gives: 'sample',
      places: {
        'media-parser/samples': 'Samples',
        'media-parser/stream-selection': 'Stream selection',
        'media-parser/seeking': 'Seeking',
        'media-parser/seeking-hints': 'Seeking hints',
        'media-parser/webcodecs-timescale': '`WEBCODECS_TIMESCALE`',
      },
    },
    {
      name: 'Result',
      glyph: 'film',
      says: 'Samples are decoded with WebCodecs, or the file is stored on the way.',
      places: {
        'media-parser/webcodecs': 'Decoding with WebCodecs',
        'media-parser/download-and-parse-media': '`downloadAndParseMedia()`',
        'media-parser/download-and-parse': 'Download and parse',
        'media-parser/node-writer': '`nodeWriter`',
      },
    },
  ],
}

export const webcodecs: PlaceMap = {
  name: 'A conversion in the browser',
  overview: 'webcodecs/index',
  kind: 'flow',
  steps: [
    {
      name: 'Order',
      glyph: 'sliders',
      says: 'One call names the file and what it is to become. A controller pauses and aborts it.',
      places: {
        'webcodecs/convert-media': '`convertMedia()`',
        'webcodecs/convert-a-video': 'Convert a video',
        'webcodecs/webcodecs-controller': '`webcodecsController()`',
        'webcodecs/pause-resume-abort': 'Pause, resume, abort',
        'webcodecs/fix-mediarecorder-video': 'MediaRecorder videos',
      },
    },
    {
      name: 'Format',
      glyph: 'choose',
      says: 'A container allows some codecs, one of which is the default.',
      places: {
        'webcodecs/get-available-containers': '`getAvailableContainers()`',
        'webcodecs/get-available-video-codecs': '`getAvailableVideoCodecs()`',
        'webcodecs/get-available-audio-codecs': '`getAvailableAudioCodecs()`',
        'webcodecs/get-default-video-codec': '`getDefaultVideoCodec()`',
        'webcodecs/get-default-audio-codec': '`getDefaultAudioCodec()`',
      },
    },
    {
      name: 'Tracks',
      glyph: 'tracks',
      says: 'For each track it is decided: copy it, encode it again, drop it, or fail.',
      places: {
        'webcodecs/track-transformation': 'Track transformation',
        'webcodecs/default-on-video-track-handler': '`defaultOnVideoTrackHandler()`',
        'webcodecs/default-on-audio-track-handler': '`defaultOnAudioTrackHandler()`',
        'webcodecs/can-copy-video-track': '`canCopyVideoTrack()`',
        'webcodecs/can-copy-audio-track': '`canCopyAudioTrack()`',
        'webcodecs/can-reencode-video-track': '`canReencodeVideoTrack()`',
        'webcodecs/can-reencode-audio-track': '`canReencodeAudioTrack()`',
      },
    },
    {
      name: 'Decode',
      glyph: 'frames',
      says: 'Samples become frames and sound that a program can look at.',
      places: {
        'webcodecs/create-video-decoder': '`createVideoDecoder()`',
        'webcodecs/create-audio-decoder': '`createAudioDecoder()`',
        'webcodecs/extract-frames': '`extractFrames()`',
        'webcodecs/extract-frames-on-web-worker': '`extractFramesOnWebWorker()`',
        'webcodecs/get-partial-audio-data': '`getPartialAudioData()`',
      },
    },
    {
      name: 'Change',
      glyph: 'curve',
      says: 'Frames are turned and scaled, sound gets another sample rate.',
      places: {
        'webcodecs/resize-a-video': 'Resize',
        'webcodecs/rotate-a-video': 'Rotate',
        'webcodecs/rotate-and-resize-video-frame': '`rotateAndResizeVideoFrame()`',
        'webcodecs/convert-audiodata': '`convertAudioData()`',
        'webcodecs/resample-audio-16khz': 'Resample to 16 kHz',
      },
    },
    {
      name: 'Write',
      glyph: 'store',
      says: 'The result goes into memory or into the private file system of the browser, until it is saved.',
      places: { 'webcodecs/buffer-writer': '`bufferWriter`', 'webcodecs/web-fs-writer': '`webFsWriter`' },
    },
  ],
}

export const mediabunny: PlaceMap = {
  name: 'A media file in the browser',
  overview: 'mediabunny/index',
  kind: 'flow',
  steps: [
    {
      name: 'File',
      glyph: 'file',
      says: 'Containers and codecs decide whether a file can be read at all.',
      places: { 'mediabunny/formats': 'Formats', 'media/support': 'Supported media', 'mediabunny/version': 'Version' },
    },
    {
      name: 'Read',
      glyph: 'list',
      says: 'Duration, dimensions, frame rate and tags are read without decoding.',
      places: { 'mediabunny/metadata': 'Metadata' },
    },
    {
      name: 'Check',
      glyph: 'shield',
      says: 'The browser is asked whether it has decoders for picture and sound.',
      places: { 'mediabunny/can-decode': 'Can it be decoded?' },
    },
    {
      name: 'Decode',
      glyph: 'frames',
      says: 'Frames at chosen times become a filmstrip or a thumbnail.',
      places: { 'mediabunny/extract-frames': 'Frames', 'mediabunny/extract-thumbnail': 'Thumbnail' },
    },
    {
      name: 'Show',
      glyph: 'player',
      says: 'The tags of `@remotion/media` decode files like this in a composition. Files that they cannot handle are handed over to older tags.',
      places: {
        'media/index': '`@remotion/media`',
        'media/video': '`<Video>`',
        'media/audio': '`<Audio>`',
        'media/cache': 'Cache',
        'media/fallback': 'Fallback',
        'mediabunny/new-video': 'The new tags',
      },
    },
  ],
}

export const captions: PlaceMap = {
  name: 'From speech to captions',
  kind: 'flow',
  steps: [
    {
      name: 'Sound',
      glyph: 'microphone',
      says: 'Whisper expects sound with 16 kHz, so a recording is converted first.',
      places: { 'whisper-web/resample-to-16khz': '`resampleTo16Khz()`' },
    },
    {
      name: 'Model',
      glyph: 'chip',
      says: 'Whisper and one of its models are downloaded once, to your machine or to the browser of the visitor, which is asked before whether it can use them.',
      places: {
        'install-whisper-cpp/install-whisper-cpp': '`installWhisperCpp()`',
        'install-whisper-cpp/download-whisper-model': '`downloadWhisperModel()`',
        'whisper-web/download-whisper-model': '`downloadWhisperModel()` (browser)',
        'whisper-web/can-use-whisper-web': '`canUseWhisperWeb()`',
        'whisper-web/get-available-models': '`getAvailableModels()`',
        'whisper-web/get-loaded-models': '`getLoadedModels()`',
      },
    },
    {
      name: 'Speech',
      glyph: 'wave',
      says: 'The words are recognized, each with its time: on your machine, in the browser, or by the API of OpenAI.',
      places: {
        'install-whisper-cpp/index': '`install-whisper-cpp`',
        'install-whisper-cpp/transcribe': '`transcribe()`',
        'whisper-web/index': '`whisper-web`',
        'whisper-web/transcribe': '`transcribe()` (browser)',
        'openai-whisper/index': '`openai-whisper`',
      },
    },
    {
      name: 'Captions',
      glyph: 'list',
      says: 'Whatever recognized them, the words become a list of the same type: text, start, end, timestamp and confidence.',
      gives: 'Caption[]',
      places: {
        'captions/caption': '`Caption`',
        'captions/index': '`@remotion/captions`',
        'install-whisper-cpp/to-captions': '`toCaptions()`',
        'whisper-web/to-captions': '`toCaptions()` (browser)',
        'install-whisper-cpp/convert-to-captions': '`convertToCaptions()`',
        'openai-whisper/openai-whisper-api-to-captions': '`openAiWhisperApiToCaptions()`',
        'captions/parse-srt': '`parseSrt()`',
      },
    },
    {
      name: 'Screen',
      glyph: 'captions',
      says: 'Words are grouped to pages or lines that a component shows, or written to a subtitle file.',
      places: {
        'captions/create-tiktok-style-captions': '`createTikTokStyleCaptions()`',
        'captions/ensure-max-characters-per-line': '`ensureMaxCharactersPerLine()`',
        'captions/serialize-srt': '`serializeSrt()`',
      },
    },
  ],
}
