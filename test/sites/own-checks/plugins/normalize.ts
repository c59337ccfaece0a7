export const normalize = (text: string): string => text.trim()
