/** Longest line of colour that Control writes while ruling on a combat, in characters. */
export const colourAtMost = 160;
