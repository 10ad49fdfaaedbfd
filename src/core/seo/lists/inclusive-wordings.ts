/** Wordings that leave people out, and what says the same of everyone. Written for this project. */
const table = `
mankind: humanity
manpower: staff, workforce
man made: made by people, artificial
chairman: chair
chairmen: chairs
policeman: police officer
policemen: police officers
fireman: firefighter
firemen: firefighters
mailman: mail carrier
stewardess: flight attendant
businessmen: business people
salesman: salesperson
housewife: homemaker
manned: crewed, staffed
he or she: they
his or her: their
wheelchair bound: who uses a wheelchair
confined to a wheelchair: who uses a wheelchair
handicapped: disabled
the handicapped: disabled people
the disabled: disabled people
the elderly: older people
the homeless: people without a home
the mentally ill: people with a mental illness
suffers from autism: is autistic
mentally retarded: with an intellectual disability
deaf and dumb: deaf
tone deaf: insensitive
illegal alien: undocumented person
illegal aliens: undocumented people
illegal immigrant: undocumented person
illegal immigrants: undocumented people
third world: lower-income
third world country: lower-income country
third world countries: lower-income countries
blacklist: blocklist
blacklisted: blocked
whitelist: allowlist
whitelisted: allowed
sanity check: quick check
grandfathered in: exempt
lame excuse: poor excuse
tribal knowledge: unwritten knowledge
spirit animal: favourite
gypped: cheated
transsexual: transgender
sexual preference: sexual orientation
`;

/** Words in small letters in their order, and a wording in their place. */
export interface InclusiveWording {
  readonly words: readonly string[];
  readonly instead: string;
}

export const inclusiveWordings: readonly InclusiveWording[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [words = "", instead = ""] = line.split(": ");
    return { words: words.split(" "), instead };
  });
