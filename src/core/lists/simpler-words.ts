/**
 * Long or official wordings with simpler ones, as `wording: choice, choice`; `(omit)` says that it can mostly go. A verb is
 * marked with `v`, a noun with `n`: their forms follow by rule (`utilizes`: `uses`). British -ise follows from -ize.
 */
export const simplerWords = `
a number of: some, several
accede to: agree to
accelerate v: speed up
accompany v: go with
accomplish v: do, carry out
accordingly: so
accrue v: add, gain
accumulate v: gather
an additional: another, one more
additional: more, other, added
additionally: also
address the issue of: deal with
adjacent to: next to
advantageous: helpful, useful
adversely impact on: hurt, set back
advocate for: support
afford an opportunity: allow, let
aggregate n: total
albeit: though
all of the: all the
allocate v: give, divide
alleviate v: ease
ameliorate v: improve
anticipate v: expect
apparent: clear, plain
appreciable: many
apprise v: tell, inform
approximately: about
approximate: about
as a consequence of: because of
as a means of: to
as a result of: because of
as of yet: yet
as to whether: whether
ascertain v: find out, learn
assist v: help, aid
assistance: help, aid
at the conclusion of: after
at the present time: now, at present
at this point in time: now
attain v: reach, meet
attempt v: try
be advised that: (omit)
beneficial: helpful, good for
by means of: by, with
by virtue of: by, under
capability n: ability
cease v: stop
close proximity: near
commence v: begin, start
commencement: start
compensate v: pay
comply with: follow
component n: part
comprise v: include, make up
concerning: about, on
conclude v: end
consequently: so
considerable: much, large
consolidate v: combine, join, merge
constitute v: make up, form
convene v: meet
currently: now
deem v: think, consider
demonstrate v: show, prove
depart v: leave
designate v: choose, name, appoint
desire to: wish to
despite the fact that: although
determine v: decide, find, figure out
detrimental: harmful
disclose v: show, reveal
discontinue v: stop, drop
disseminate v: send, give, spread
due to the fact that: because, since
during the course of: during
during the period: during
each and every: each
economical: cheap
eliminate v: cut, drop, end
elucidate v: explain
employ v: use
encounter v: meet
endeavor v: try
endeavour v: try
enumerate v: count, list
equitable: fair
erroneous: wrong
establish v: set up, show
evidenced: showed
evident: clear
exacerbate v: worsen
excessive: too much, too many
exclusively: only
exhibit v: show
expedite v: hasten, speed up
expeditious: fast, quick
expend v: spend
expenditure n: spending
expiration: end
facilitate v: help, ease
feasible: workable, possible
finalize v: finish, complete
for a period of: for
for the duration of: during
for the purpose of: for, to
forfeit v: lose, give up
formulate v: work out, make
forthwith: at once
frequently: often
furnish v: give, send
furthermore: also, and
has the ability to: can
has a requirement for: needs
have the ability to: can
henceforth: from now on
heretofore: until now
herein: here
herewith: here, below
immediately: at once
impacted: affected, changed
implement v: carry out, start
in a timely manner: on time, promptly
in accordance with: by, following, under
in addition: also, besides, too
in addition to: besides
in an effort to: to
in close proximity to: near
in conjunction with: with
in consideration of: for
in excess of: more than, over
in light of the fact that: because
in lieu of: instead of
in order for: for
in order that: so that, so
in order to: to
in regard to: about, on
in relation to: about, with
in respect of: about, for
in spite of the fact that: although
in terms of: in, for
in the absence of: without
in the amount of: for
in the course of: during
in the event of: if there is
in the event that: if
in the majority of cases: mostly
in the near future: soon, shortly
in the process of: (omit)
in the vicinity of: near
in view of: since, because of
in view of the above: so
in view of the fact that: because
inasmuch as: since
inception: start
incorporate v: include
incumbent upon: up to
indebtedness: debt
indicate v: show, say
indication n: sign
initial: first
initially: at first
initiate v: start, begin
inquire v: ask
institute v: start, set up
is able to: can
are able to: can
is applicable to: applies to
is authorized to: may
is in consonance with: agrees with, follows
is responsible for: handles
it is essential that you: you must
it is important to note that: (omit)
it is requested that you: please
it should be noted that: (omit)
liaise with: work with
locality n: place
magnitude: size
maximize v: increase
methodology n: method
mitigate v: lessen, ease
modify v: change
monitor v: check, watch
necessitate v: need, cause
notify v: tell, let know
notwithstanding: in spite of, still
notwithstanding the fact that: although
numerous: many
objective n: aim, goal
obligate v: bind, compel
obtain v: get
on a daily basis: daily, every day
on a monthly basis: monthly
on a regular basis: regularly
on a weekly basis: weekly
on account of the fact that: because
on behalf of: for
on the grounds that: because
on the occasion of: when, on
on the part of: by
operate v: run, use, work
optimum: best
owing to the fact that: because
participate v: take part
perform v: do
permit v: allow, let
personnel: people, staff
pertaining to: about, of, on
peruse v: read
portion n: part
possess v: have, own
preclude v: prevent
predominantly: mainly
previous to: before
previously: before, earlier
prior to: before
prioritize v: rank
procure v: get, buy
proficiency: skill
promulgate v: issue, publish
provided that: if
purchase v: buy
pursuant to: under, by, following
reimburse v: pay back
regarding: about, on
relating to: about, on
relative to: about, on
relocate v: move
remain v: stay
remainder: rest
remuneration: pay
render v: give, make
request to: ask to
requests to: asks to
requested to: asked to
request v: ask for
requirement n: need
reside v: live
residence n: home
retain v: keep
solicit v: ask for
state-of-the-art: latest
subsequent: later, next
subsequent to: after
subsequently: later, then
substantial: large, much
substantially: much
sufficient: enough
sufficiently: enough
terminate v: end, stop
that being said: still, but
the fact that: that
the majority of: most
the manner in which: how
the reason why is that: because
therein: there
thereof: of it
time period: time
to the extent that: if, when
transmit v: send
under the provisions of: under
until such time as: until
utilization: use
utilize v: use
validate v: confirm
verify v: check
viable: workable
warrant v: call for, permit
whereas: while, since
whether or not: whether
with a view to: to
with reference to: about
with regard to: about
with respect to: about, on
with the exception of: except for
with the possible exception of: except for
witness v: see
`;
