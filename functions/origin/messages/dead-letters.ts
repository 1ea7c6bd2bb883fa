const DEAD = "-dead";

/** The queue that what another has given up goes to (死信): its name says so, for a Worker is told no more of it. */
export const deadLettersOf = (queue: string): string => `${queue}${DEAD}`;

export const areDeadLetters = (queue: string): boolean => queue.endsWith(DEAD);
