export declare const kinds: readonly string[]
export declare function kindsOn(html: string): string[] | undefined
