let known: Uint8Array | undefined;

/**
 * Tells the engine the grades in depth (`grades.bin`): the caller knows where they lie, in a bundle or a file. Once, at
 * start-up, before the first name is scored; an engine that was told nothing scores by the core alone.
 */
export function knowDepth(bytes: Uint8Array): void {
  known = bytes;
}

/** What `knowDepth` was told. */
export function knownDepth(): Uint8Array | undefined {
  return known;
}
