/** Where browsers keep the language that a reader has chosen, as its pages say it in `<html lang>`. */
export const languageKey = 'language'
