/** A word a line, then what learners write for it, between strokes; nothing before or after a stroke leaves it out. */
const swapTable = `
in: on/at/to/for/of/into
on: in/at/about/for/to/of
at: in/on/to/of
to: for/at/in/with/of/too/on
for: to/of/at/in/since/about
of: for/from/in/by/off/about/on
with: by/to/of/for/at
by: with/from/of/in/through
from: of/for/by/in/since/form
about: for/of/on/to
into: in/to
during: while/in
while: during
since: for/from
between: among/in
through: by/though/for
as: like/than/how
like: as
if: when/that
when: if/while
the: a/this
a: the/an/one
an: a/the
this: these/that
these: this/those
that: those/what/which
those: that/these
their: there/they/his/the
there: their/it
than: then/that/as
then: than
its: it's/it/their
it's: its
his: he/him/their
her: she/his
my: me/mine
your: you/you're
our: us/we/are
many: much/a lot/more
much: many/a lot
some: any/a
any: some/many
few: little/less
little: few
other: others/another/the other
another: other/others
others: other/another
is: are/be/was/has
are: is/be/were
am: is/are
was: were/is/had
were: was/are/where
be: is/been/being/are
been: be/being
has: have/had/is
have: has/had/having
had: have/has
does: do/is
do: does/make/did
did: do/done
make: do
made: did
will: would/can/
would: will/
can: could/could be/can be
could: can
may: maybe/can
who: which/what/whose
which: who/that/what
what: that/which
where: were/that/which
people: person/peoples
because: because of/so
so: so that/because/very
and: an/or/,
but: and/however
or: and/nor
every: all/every one/each
all: every/whole/all of
most: the most/almost/more
almost: most
very: so/much/too
more: most/much/many
too: to/so/very
also: too
good: well/better
well: good
they: them/he/it
he: him/she/they
she: her/he
we: us/they
them: they/it/him
him: he
us: we
it: they/its/he/this
i: me
you: your
not: no/do not
no: not
quite: quiet
quiet: quite
lose: loose
loose: lose
advice: advise/advices
affect: effect
effect: affect
accept: except
except: accept
whether: weather/if that
though: through/thought
thing: think
think: thing/thinks
live: life/leave
life: live
lives: life
leave: live
tell: say
say: tell/says
told: said
said: told
learn: study
same: same as/similar
different: difference/differents
interested: interesting
interesting: interested
bored: boring
tired: tiring
surprised: surprising
now: know
know: now
new: knew
hear: here
here: hear
right: write
ago: before
before: ago
already: yet/all ready
still: yet
enough: enough of
each: every/each other
both: the both/two
even: even though
such: so/such a
only: just
way: away
one: once/a
once: one
out: of/outside
up: /
off: of
`;

/** Words that learners write for others: for each word, what may stand instead. An empty text leaves it out. */
export const wordSwaps: ReadonlyMap<string, readonly string[]> = new Map(
  swapTable
    .trim()
    .split("\n")
    .map((line): [string, readonly string[]] => {
      const [word = "", others = ""] = line.split(": ");
      return [word, others.split("/")];
    }),
);

/** Endings of words of one family, by which learners take one for another. */
export const classSwaps: readonly (readonly [ending: string, others: readonly string[]])[] = [
  ["ly", [""]],
  ["ily", ["y"]],
  ["", ["ly", "ful", "ness", "al", "er", "ing", "ed", "ment"]],
  ["y", ["ily", "iness"]],
  ["e", ["ion", "ive", "ing", "ed", "ation"]],
  ["ful", ["", "fully"]],
  ["ness", [""]],
  ["iness", ["y"]],
  ["ence", ["ent", "ently"]],
  ["ent", ["ence", "ently", "ency"]],
  ["ance", ["ant", "antly"]],
  ["ant", ["ance", "antly"]],
  ["tion", ["te", "t", "tive", "tional"]],
  ["tional", ["tion"]],
  ["ation", ["e", ""]],
  ["sion", ["d", "de", "sive"]],
  ["tive", ["te", "tion", "tively"]],
  ["ity", ["", "e"]],
  ["ility", ["le"]],
  ["able", ["", "e", "ably"]],
  ["ible", ["ibly", "ibility"]],
  ["ous", ["", "ously"]],
  ["al", ["", "ally"]],
  ["ic", ["ical", "ically", "ics"]],
  ["ical", ["ic", "ically"]],
  ["ing", ["ed", ""]],
  ["ed", ["ing", ""]],
  ["ment", [""]],
  ["er", ["", "e"]],
  ["th", [""]],
];
