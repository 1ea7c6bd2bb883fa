/** What the note of a desk item (待办) is sealed for: its row. */
export const deskPlace = (kind: string, ref: string): string => `desk ${kind} ${ref}`;
