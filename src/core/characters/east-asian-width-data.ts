/**
 * East_Asian_Width of Unicode 17 (EastAsianWidth.txt; see SOURCES.md) as ascending ranges of code points: in base 36 the
 * distance from the end of the range before, and after "+" how many code points more the range has.
 */

/** Wide and Fullwidth. */
export const wideRanges = `
3cw+2n 3i3+1 e+1 5b+3 4 3 ei+1 m+1 r+7 h+b 18 b+5 4 e 9+1 i+1 6+1 9 6 m 8+1 2 5 3 8 5+1 t 10 2 5+2 2 1q+2
p f nw+1 1g 5 mj+p 2+2g d+5x r+26 3+2d 3+2u 6+16 2+2l 2+2d a+1b 2+13 9+mkc 4+1i wq+s hw+8mb 6l9+e7 lt+9
n+y 2+i 2+3 46+2n 3k+6 m4a+4 c+6 a+5p6 11+x 2o+36 e+pd f+1e 5y6+3 2+6 2+1 2+88 a u+2 3 f+4 8+az 6bp+2e a+m
5n2 5n 5b 3+9 k 2a+2 e+17 5+8 8+1 f+5 4b+w d+8 2+1x 2+l d+16 5+4 d+g 4 4+1y 2 2+56 3+1q e+3 2+n j r+1 e
2f+2c 1d+1x 7 4+2 3+4 3+3 c+1 8+8 66 6+b 5 7w+1a 2+9 2+54 35+c 4+1y 2 4+h 2+c 4+b zq+1ekd 3+1ekd
`;

/** Ambiguous. */
export const ambiguousRanges = `
4h 3 3+1 2 3+1 2+4 2+4 2+3 7 a 7+1 6+3 5 2+2 2+1 3 2+1 4+3 2 2 3 g 2 8 b+1 4 6+2 5 7+3 2 4+3 2 5+1 j+1 4
2r 2 2 2 2 2 2 2 39 g 2r 3 2+2 2 3 8+3 2 2 x+33 y+g 2+6 8+g 2+6 1k f+1r 2 5hb 3+3 2+1 3+1 3+2 2+3 9 2+1 2
6 3 1i b 2+3 14 2f 2 4 a 3 b+1 4 5 14+1 7+3 2+b 5+9 g 7+9 v+1 p 2 j p 2+1 4+1 3 4 2 4 5 3+3 3 2 2+5 2 6+3
5+1 b 4 6 e+1 3+3 3+1 3+1 j+1 3+1 e 4 c q 2b 9a+3t 2+2o 5+z d+f 3+3 b+1 2+6 9+1 3+1 5+1 3+1 5+2 3 3+3 h+3
a m+1 3 5+1 d 2 y 2 u+1 2+2 2+3 2+1 2 1b+1 w 7+7 2+4 2+c 2 5+1 2+6 3 2+3 2+1 2+1 1q 1l+9 rb+3 1db+7
yb5+4xr zl+f dq 1blv+a 6+t 3+1l 7+t 2+1 b+h gxuc+6n 1e6p+1ekd 3+1ekd
`;
