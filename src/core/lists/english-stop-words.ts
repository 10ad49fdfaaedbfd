/** English function words: the words that carry grammar rather than subject, with letter case folded. */
export const englishStopWords: ReadonlySet<string> = new Set(
  `a about above across after again against ago all almost along already also although always am amid among an and
  another any anybody anyone anything are aren't around as at away back be became because become been before behind
  being below beneath beside besides between beyond both but by came can can't cannot come could couldn't did didn't
  do does doesn't doing don't done down during each either else enough even ever every everybody everyone everything
  except few for from further get gets getting go goes going gone got had hadn't has hasn't have haven't having he
  he'd he'll he's hence her here here's hers herself him himself his how how's however i i'd i'll i'm i've if in
  indeed inside instead into is isn't it it'd it'll it's its itself just least less let let's like made make makes
  many may maybe me meanwhile might mine more moreover most much must mustn't my myself near nearly neither never
  nevertheless no nobody none nor not nothing now of off often on once one one's only onto or other others otherwise
  ought our ours ourselves out outside over own perhaps quite rather really said same say says shall shan't she she'd
  she'll she's should shouldn't since so some somebody somehow someone something sometimes still such than that
  that'd that'll that's the their theirs them themselves then there there'd there'll there's therefore these they
  they'd they'll they're they've this those though through throughout thus till to together too toward towards under
  underneath unless until unto up upon us very via was wasn't we we'd we'll we're we've well were weren't what what'd
  what'll what's whatever when when's whenever where where's whereas wherever whether which whichever while who who'd
  who'll who's whoever whole whom whose why why's will with within without won't would wouldn't yes yet you you'd
  you'll you're you've your yours yourself yourselves`.split(/\s+/),
);
