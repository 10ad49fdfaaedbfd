/** What it costs to take one spelling for another: 1 is an arbitrary letter, less is a slip that people make. */

/** Keys beside one another on the keyboard, by row. */
const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

function findNeighbours(): ReadonlySet<string> {
  const pairs = new Set<string>();
  const add = (first: string | undefined, second: string | undefined): void => {
    if (first === undefined || second === undefined) return;
    pairs.add(first + second).add(second + first);
  };
  for (const [row, keys] of rows.entries()) {
    for (let column = 0; column < keys.length; column += 1) {
      add(keys[column], keys[column + 1]);
      add(keys[column], rows[row + 1]?.[column]);
      add(keys[column + 1], rows[row + 1]?.[column]);
    }
  }
  return pairs;
}

const neighbours = findNeighbours();
/** Letters that sound alike, or are taken for one another. */
const alike = new Set(
  "ae ea ai ia ei ie io oi ou uo ao oa eo oe iy yi ey ye ck kc cs sc sz zs gj jg bp pb dt td vf fv mn nm qk kq xs sx uw wu kx vw wv eu ue au ua iu ui yu".split(
    " ",
  ),
);

/** The costs of one letter of a to z for another, row by row. */
const substitutions = Float64Array.from({ length: 26 * 26 }, (_, index) => {
  const pair = String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));
  if (/^[aeiou]{2}$/.test(pair)) return 0.62;
  if (alike.has(pair)) return 0.72;
  return neighbours.has(pair) ? 0.92 : 1.15;
});

/** The cost of a letter in place of another; letters are UTF-16 units here. */
export function substitutionCost(wrong: number, right: number): number {
  const row = wrong - 97;
  const column = right - 97;
  if (row < 0 || row > 25 || column < 0 || column > 25) return 1;
  return substitutions[row * 26 + column] ?? 1;
}

const omissions = costs({ e: 0.66, aiouh: 0.72, ctgknbwurl: 0.8 }, 0.86);

function costs(groups: Readonly<Record<string, number>>, other: number): Float64Array {
  const list = new Float64Array(128).fill(other);
  for (const [letters, cost] of Object.entries(groups)) {
    for (const letter of letters) list[letter.charCodeAt(0)] = cost;
  }
  return list;
}

/** The cost of a letter that is missing between `before` and `after`; 0 stands for the edge of the word. */
export function omissionCost(before: number, right: number, after: number): number {
  if (right === before) return 0.42;
  if (right === after) return 0.55;
  return omissions[right] ?? 0.7;
}

const LETTER_E = 101;

/** The cost of a letter that is too many between `before` and `after`. */
export function additionCost(before: number, wrong: number, after: number): number {
  if (wrong === before) return 0.5;
  if (wrong === after) return 0.6;
  if (wrong === LETTER_E) return 0.74;
  return substitutionCost(wrong, before) < 1 || substitutionCost(wrong, after) < 1 ? 0.84 : 0.96;
}

/** The cost of two letters in the wrong order. */
export const transpositionCost = 0.66;

/** Runs of letters that are written for others, each with its cost: `[wrong, right, cost]`. */
const swaps = `
ei ie .4
ie ei .4
ent ant .45
ant ent .45
ence ance .45
ance ence .45
ible able .45
able ible .45
er or .5
or er .5
er ar .55
ar er .55
or ar .6
er re .6
er our .7
f ph .55
ph f .6
k ch .7
ch k .8
k c .6
k ck .55
c ck .6
k que .9
c qu .9
kw qu .7
s c .6
c s .6
s ss .42
s sc .62
sh ch .7
sh ti .75
sh ci .75
shun tion .6
shon tion .6
sion tion .45
tion sion .45
cion tion .5
cian tion .6
tian tion .5
tion cian .6
shus cious .7
cous cious .5
tious cious .5
cious tious .5
ous us .6
us ous .5
ious eous .55
eous ious .55
uous ious .7
ley ly .5
ly lly .42
lly ly .45
aly ally .42
ily ely .5
ely ly .5
icly ically .45
ally ly .6
y ie .6
ys ies .5
ie y .6
ey y .55
y ey .6
i y .55
y i .6
ee ea .5
ea ee .5
e ea .6
a ea .7
e ee .6
i ee .8
ee ie .65
ie ee .65
ee ei .7
o oo .6
oo o .65
u oo .8
oo u .8
oo ou .7
oo ew .8
ew ue .7
o ou .6
ou o .65
ow ou .6
ou ow .6
o oa .65
o ow .7
o au .85
or au .9
o aw .85
aw au .6
au o .8
or ore .66
or oar .8
a ai .6
ai a .65
ay ai .6
ai ay .6
ai ei .6
a au .7
e ai .75
ei ai .6
ay ey .6
ea ai .75
air are .7
are air .7
ear ere .6
eer ear .6
ear er .6
er ear .7
er ur .6
ur er .6
ir er .6
er ir .6
ur ir .6
ir ur .6
ure er .65
er ure .65
cher ture .65
chur ture .65
tuer ture .55
ture tuer .6
g gh .8
f gh .9
t ght .8
te ght .7
ite ight .6
ight ite .7
n kn .7
n gn .8
r wr .8
r rh .65
rh r .6
w wh .55
wh w .6
h wh .85
wh h .9
m mb .75
m mn .75
sk sch .75
s ps .85
x cc .75
x xc .7
xc x .7
cs x .7
ks x .7
gz x .8
z s .6
s z .65
j g .62
g j .7
g dg .65
j dg .75
dj j .7
ge dge .6
dge ge .6
age edge .8
ege edge .66
t ed .75
t tt .42
tch ch .6
ch tch .6
ck k .6
ck c .65
cc c .5
que k .8
ize ise .3
ise ize .3
yze yse .3
yse yze .3
our or .4
or our .5
full ful .35
ful full .45
fully fuly .5
fuly fully .4
ges ge .9
eing ing .5
ing eing .6
ying ing .6
aing ing .7
ys ie .9
ed d .66
de ed .6
nt not .9
ment ement .5
ement ment .45
dgment dgement .35
ary ery .5
ery ary .5
ory ary .55
ary ory .55
ry ary .7
ry ery .7
mentry mentary .6
aty ety .55
ity ety .55
ety ity .55
ate ite .6
ite ate .6
ete eet .7
eet ete .7
ine een .8
par per .55
per pre .6
pre per .6
pro per .75
per pur .6
pur per .6
dis de .7
de di .6
di de .6
dis diss .42
des dis .55
dis des .6
im in .7
in im .7
un in .8
in un .8
en in .6
in en .6
em im .6
im em .6
beau byu .8
beu beau .55
bui bu .6
bis busi .6
biz busi .6
buis busi .5
ssec cess .7
sess cess .6
ces sses .7
sses cess .7
ceed cede .5
cede ceed .5
seed cede .5
seed ceed .55
sede cede .5
cede sede .5
ght gth .5
gth ght .5
lenth length .6
nth ngth .6
hg gh .6
gue g .7
g gue .7
th t .75
t th .75
v f .75
oll ol .5
c sc .6
acc ac .5
ac acc .42
acq aq .6
aq acq .45
ack acq .6
aqu acqu .42
iqu ique .8
eaq eq .7
`;

/** A run of letters that stands for another. */
export interface Swap {
  readonly wrong: string;
  readonly right: string;
  readonly cost: number;
}

function readSwaps(): readonly (readonly Swap[])[] {
  const byLetter = Array.from({ length: 128 }, (): Swap[] => []);
  for (const line of swaps.trim().split("\n")) {
    const [wrong = "", right = "", cost = "1"] = line.split(" ");
    byLetter[wrong.charCodeAt(0)]?.push({ wrong, right, cost: Number(cost) });
  }
  return byLetter;
}

/** The swaps by the first UTF-16 unit of what is wrong, which is in ASCII. */
export const swapsByLetter = readSwaps();
