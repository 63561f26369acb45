/** Longest time that an embedded scene is simulated before it is shown. s */
export const longestStart = 60;
