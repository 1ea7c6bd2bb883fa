/** Asks all rooms of the packed engine; the modules by their names. */
export function askEngine(rooms: Readonly<Record<string, unknown>>): string;
