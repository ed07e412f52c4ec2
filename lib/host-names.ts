/** The names that the console answers to, as its host started it. */
export const hostNames = (): string[] => process.env.OPCOM_HOSTS?.split(' ') ?? [];
