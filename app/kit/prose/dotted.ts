/** Short texts in a row, a dot between them: it ends a line and never begins one. */
export const dotted = (texts: readonly string[]): string => texts.join("\u00a0· ");
