// Made by build/random-words.ts; see SOURCES.md.
export const definitions = `xenon\tna colorless odorless inert gaseous element occurring in the earth's atmosphere in trace amounts\nxylophone\tna percussion instrument with wooden bars tuned to produce a chromatic scale and with resonators; played with small mallets`;
