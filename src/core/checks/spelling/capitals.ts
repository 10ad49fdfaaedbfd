/** Words that have a capital wherever they stand, by their form in lower case; no common word among them. */
export const alwaysCapital: ReadonlyMap<string, string> = new Map(
  `Afghanistan Africa African Africans Algeria America American Americans Amsterdam April Arab Arabia Arabic
Arabs Argentina Argentinian Armenia Asia Asian Asians Athens Australia Australian Australians Austria
Austrian Azerbaijan Bangkok Bangladesh Barcelona Beijing Belgian Belgium Berlin Bolivia Boston Brazil
Brazilian British Brussels Budapest Buddhism Buddhist Bulgarian Burmese Cairo California Cambodia Cambridge
Canada Canadian Canadians Chicago Chile Chilean Chinese Christian Christianity Christians Christmas Colombia
Colombian Croatia Croatian Cuba Cuban Czech Danish December Delhi Denmark Dubai Dublin Dutch Easter Ecuador
Edinburgh Egypt Egyptian Einstein England English Estonia Ethiopia Europe European Europeans Facebook
February Filipino Finland Finnish Florida France French Friday Fridays Georgia German Germans Germany Ghana
Google Greece Greek Halloween Harvard Hindi Hindu Hinduism Hollywood Hong Hungarian India Indian Indians
Indonesia Indonesian Instagram iPhone Iran Iranian Iranians Iraq Iraqi Ireland Irish Islam Israel Israeli
Istanbul Italian Italians Italy January Japan Japanese Jewish Jordanian Judaism July June Kazakhstan Kenya
Kong Korea Korean Kuwait Lanka Laos Latin Latvia Lebanon Lisbon Lithuania Liverpool London Londoner Madrid
Malaysia Malaysian Manchester Melbourne Mexican Mexicans Mexico Microsoft Milan Monday Mondays Mongolia
Montreal Morocco Moscow Mumbai Munich Muslim Muslims Nepal Netflix Netherlands Nigeria Norway Norwegian
November October Olympic Olympics Oxford Pakistan Paraguay Paris Parisian Persian Peru Peruvian Philippines
Poland Portugal Portuguese Prague Qatar Ramadan Renaissance Romanian Rome Russia Russian Russians Saturday
Saturdays Saudi Scotland Scottish Seoul September Serbia Serbian Shakespeare Shanghai Singapore Slovak
Slovenia Spain Spanish Sri Sunday Sundays Sweden Swedish Swiss Switzerland Sydney Syria Syrian Taiwan Texas
Thai Thailand Thanksgiving Thursday Thursdays Tokyo Toronto Tuesday Tuesdays Tunisia Turkish Twitter Ukraine
Ukrainian Uruguay Uzbekistan Vancouver Venezuela Venezuelan Venice Victorian Vienna Vietnam Vietnamese
Warsaw Washington Wednesday Wednesdays Welsh WhatsApp Wikipedia YouTube Zealand`
    .split(/\s+/)
    .map((word): [string, string] => [word.toLowerCase(), word]),
);
