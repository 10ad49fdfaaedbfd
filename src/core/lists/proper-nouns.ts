import { decodeFrontCoded } from "./front-coding.ts";
import { mixedNames, plainNames } from "./proper-names.ts";

/** Calendar words that are always names. The months March and May are words too, and are not among them. */
const calendar =
  "Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July August September October " +
  "November December Christmas Easter Halloween Thanksgiving Hanukkah Ramadan Diwali Passover Pentecost Kwanzaa";

/** Countries, regions, cities and waters; without those that are everyday words, such as turkey or nice. */
const places =
  "Afghanistan Africa Alabama Alaska Albania Alberta Algeria America Amsterdam Andorra Angola Antarctica Argentina Arizona Arkansas " +
  "Armenia Asia Athens Atlanta Atlantic Auckland Australia Austria Azerbaijan Baghdad Bahamas Bahrain Bangkok Bangladesh Barbados Barcelona " +
  "Beijing Belarus Belfast Belgium Belgrade Belize Benin Berlin Bhutan Birmingham Bolivia Bosnia Boston Botswana Brazil " +
  "Brisbane Britain Brooklyn Brunei Brussels Bucharest Budapest Bulgaria Burma Burundi Cairo Calgary California Cambodia Cambridge " +
  "Cameroon Canada Canberra Caribbean Caracas Chicago Colombia Colorado Congo Connecticut Copenhagen Croatia Cuba Cyprus Czechia Dallas " +
  "Damascus Delaware Delhi Denmark Detroit Djibouti Dubai Dublin Ecuador Edinburgh Egypt England Eritrea Estonia Eswatini Ethiopia " +
  "Europe Fiji Finland Florence Florida France Frankfurt Gabon Gambia Geneva Germany Ghana Glasgow Greece Greenland Grenada " +
  "Guatemala Guinea Guyana Hague Haiti Hamburg Hanoi Hawaii Helsinki Himalayas Hollywood Honduras Houston Hungary Iceland Idaho " +
  "Illinois Indiana Indonesia Iowa Iran Iraq Ireland Israel Istanbul Italy Jakarta Jamaica Jerusalem Johannesburg Kabul Kansas " +
  "Karachi Kazakhstan Kentucky Kenya Kiribati Kosovo Kuwait Kyiv Kyoto Kyrgyzstan Lagos Laos Latvia Lebanon Lesotho Liberia Libya " +
  "Liechtenstein Lisbon Lithuania Liverpool London Louisiana Luxembourg Lyon Macedonia Madagascar Madrid Maine Malawi Malaysia Maldives " +
  "Malta Manchester Manhattan Manila Maryland Massachusetts Mauritania Mauritius Mediterranean Melbourne Memphis Mexico Miami Michigan " +
  "Micronesia Milan Milwaukee Minneapolis Minnesota Mississippi Missouri Moldova Monaco Mongolia Montana Montenegro Montreal Morocco " +
  "Moscow Mozambique Mumbai Munich Myanmar Nairobi Namibia Naples Nauru Nebraska Nepal Netherlands Nevada Nicaragua Nigeria Norway " +
  "Ohio Oklahoma Oman Ontario Oregon Orlando Oslo Ottawa Oxford Pakistan Palau Palestine Panama Paraguay Paris Pennsylvania " +
  "Perth Peru Philadelphia Philippines Pittsburgh Poland Portugal Prague Pretoria Qatar Quebec Queensland Romania Rome Rotterdam Russia Rwanda " +
  "Samoa Sahara Scandinavia Scotland Seattle Senegal Seoul Serbia Seychelles Shanghai Siberia Sicily Singapore Slovakia Slovenia " +
  "Somalia Spain Stockholm Sudan Suriname Sweden Switzerland Sydney Syria Taipei Taiwan Tajikistan Tanzania Tasmania Tehran " +
  "Tennessee Texas Thailand Tibet Togo Tokyo Tonga Toronto Tunisia Turkmenistan Tuscany Tuvalu Uganda Ukraine Uruguay Utah " +
  "Uzbekistan Vancouver Vanuatu Vatican Venezuela Venice Vermont Vienna Vietnam Virginia Wales Warsaw Wisconsin Wyoming Yemen " +
  "Zambia Zimbabwe Zurich Mars Pluto Neptune Uranus Saturn";

/** Nations, languages and faiths, as nouns and adjectives; without polish. */
const peoples =
  "Afghan African Albanian Algerian American Americans Arab Arabic Arabs Argentine Armenian Asian Asians Australian Austrian Aztec " +
  "Azerbaijani Babylonian Bangladeshi Basque Belarusian Belgian Bengali Bolivian Bosnian Brazilian Britain British Briton Britons Buddhism " +
  "Buddhist Bulgarian Burmese Cambodian Canadian Canadians Cantonese Catalan Catholic Catholics Catholicism Celtic Chilean Chinese Christian Christianity " +
  "Christians Colombian Croatian Cuban Czech Danish Dutch Egyptian English Englishman Estonian Ethiopian European Europeans Farsi Filipino " +
  "Finnish Flemish French Frenchman Gaelic Georgian German Germans Ghanaian Greek Greeks Gujarati Haitian Hawaiian Hebrew Hindi Hindu " +
  "Hinduism Hispanic Hungarian Icelandic Indian Indians Indonesian Iranian Iraqi Irish Islam Islamic Israeli Italian Italians Jamaican Japanese " +
  "Jew Jewish Jews Judaism Kenyan Korean Kurdish Latin Latino Latvian Lebanese Lithuanian Lutheran Malay Malaysian Maltese Mandarin Maori " +
  "Marathi Mayan Methodist Mexican Mexicans Mongolian Moroccan Muslim Muslims Nepali Nigerian Nordic Norwegian Pakistani Palestinian Persian Peruvian " +
  "Portuguese Presbyterian Protestant Protestants Punjabi Quaker Roman Romanian Romans Russian Russians Sanskrit Saudi Scandinavian Scottish Senegalese " +
  "Serbian Shakespearean Sikh Slovak Slovene Slovenian Somali Spaniard Spanish Sudanese Swahili Swede Swedish Swiss Syrian Taiwanese " +
  "Tamil Telugu Thai Tibetan Tunisian Turkish Turks Ukrainian Urdu Uzbek Venezuelan Victorian Vietnamese Viking Vikings Welsh Yiddish Zulu";

/** Given names and surnames that are no everyday words. */
const people =
  "Aaron Abigail Abraham Adam Ahmed Aidan Alan Albert Alejandro Alex Alexander Alexandra Alfred Ali Alice Alicia Alison Allison Amanda " +
  "Amelia Amir Amy Andrea Andreas Andrew Angela Anita Ann Anna Anne Annie Anthony Antonio Arthur Ashley Barbara Barack Barry Beatrice Beethoven Ben " +
  "Benjamin Bernard Beth Betty Bob Brandon Brenda Brian Bruce Carl Carlos Carmen Caroline Catherine Charles Charlotte Chloe Chris " +
  "Christina Christine Christopher Churchill Claire Colin Connor Craig Cynthia Daniel Danielle Darwin David Deborah Dennis Derek Diana Diane " +
  "Diego Donald Donna Dorothy Douglas Dylan Edgar Edison Edward Einstein Eleanor Elena Elizabeth Ella Ellen Emily Emma Eric Erik Ernest Ethan " +
  "Eugene Eva Evelyn Fatima Felix Fernando Fiona Florence Francesco Francis Francisco Frankenstein Fred Frederick Freud Gabriel Galileo Gandhi Gary " +
  "Geoffrey George Gerald Giovanni Gogh Goethe Gordon Graham Greg Gregory Hannah Harold Harris Harry Heather Helen Hemingway Henry Herbert Hitler Howard Hugh " +
  "Hugo Ian Ibrahim Ingrid Isaac Isabel Isabella Ivan Jacob Jacqueline James Jamie Jane Janet Jason Javier Jay Jean Jeff Jefferson Jeffrey Jennifer " +
  "Jeremy Jerry Jesse Jessica Jesus Jim Jimmy Joan Joe Johann John Johnny Johnson Jon Jonathan Jones Jordan Jorge Jose Joseph Joshua Joyce Juan " +
  "Judith Julia Julian Julie Julius Justin Kafka Karen Karl Kate Katherine Kathleen Katie Keith Kelly Kennedy Kenneth Kevin Kim Kimberly Kyle Larry Laura " +
  "Lauren Lawrence Leah Lee Leo Leon Leonard Leonardo Lewis Liam Lincoln Linda Lisa Louis Louise Lucas Lucia Lucy Ludwig Luis Luke Luther Madison Mandela " +
  "Marco Marcus Margaret Maria Marie Marilyn Mario Martha Martin Mary Matthew Maurice Megan Melissa Mia Michael Michelangelo Michele Michelle Miguel Mike " +
  "Mohamed Mohammed Monica Morgan Moses Mozart Muhammad Nancy Napoleon Natalie Nathan Neil Nelson Newton Nicholas Nicole Nietzsche Noah Nora Norman Obama " +
  "Oliver Olivia Omar Oscar Orwell Pablo Pamela Patricia Patrick Paul Paula Pedro Peter Philip Phillip Picasso Plato Rachel Ralph Raymond Rebecca " +
  "Ricardo Richard Robert Roberto Roger Ronald Roosevelt Roy Russell Ruth Ryan Sally Sam Samantha Samuel Sandra Sara Sarah Scott Sean Sergio Shakespeare " +
  "Sharon Shirley Simon Socrates Sofia Sophia Sophie Stephanie Stephen Steve Steven Stuart Susan Tchaikovsky Teresa Terry Theresa Thomas Thompson Tim Timothy Todd Tolkien Tom " +
  "Tony Trump Tyler Vanessa Veronica Victor Victoria Vincent Vivian Walter Washington Wendy Wilhelm William Williams Wolfgang Zachary Zoe";

/** Names of several words, some of which are everyday words. */
export const properPhrases: readonly string[] = (
  "Abu Dhabi|Air Force|Black Sea|Buenos Aires|Burkina Faso|Cape Town|Cape Verde|Central America|Cold War|Costa Rica|Czech Republic|" +
  "Dead Sea|Declaration of Independence|Dominican Republic|East Asia|El Salvador|English Channel|European Union|Fourth of July|Good Friday|Grand Canyon|" +
  "Great Britain|Great Depression|Great Wall|Holy Roman Empire|Hong Kong|House of Commons|House of Lords|House of Representatives|Indian Ocean|" +
  "Industrial Revolution|Ivory Coast|Kuala Lumpur|Las Vegas|Latin America|Los Angeles|Middle Ages|Middle East|Milky Way|New Delhi|New England|" +
  "New Hampshire|New Jersey|New Mexico|New Orleans|New South Wales|New Year|New York|New York City|New Zealand|North America|North Carolina|North Dakota|" +
  "North Korea|Northern Ireland|Pacific Ocean|Papua New Guinea|Puerto Rico|Red Cross|Red Sea|Rhode Island|Rio de Janeiro|Saint Petersburg|" +
  "San Diego|San Francisco|San Jose|Saudi Arabia|Sierra Leone|Silicon Valley|Solomon Islands|South Africa|South America|South Carolina|South Dakota|" +
  "South Korea|Southeast Asia|Sri Lanka|Supreme Court|São Paulo|Tel Aviv|United Arab Emirates|United Kingdom|United Nations|United States|" +
  "United States of America|Valentine’s Day|Valentine's Day|Wall Street|West Virginia|White House|World Cup|World War|Yellow River|" +
  "Addis Ababa|Atlantic Ocean|Arctic Ocean|Arctic Circle|Baltic Sea|Bay Area|Bill Gates|Black Friday|" +
  "Bosnia and Herzegovina|British Columbia|British Isles|Bronze Age|Buckingham Palace|Catholic Church|Central Park|" +
  "Chinese New Year|Christmas Day|Christmas Eve|Coca-Cola|Cook Islands|Deep South|Downing Street|East Africa|" +
  "Easter Sunday|Eiffel Tower|Elon Musk|Empire State Building|Equatorial Guinea|Far East|Father’s Day|Father's Day|" +
  "First World War|French Revolution|George Bush|Golden Gate Bridge|Great Barrier Reef|Great Lakes|Gulf of Mexico|" +
  "Hudson Bay|Independence Day|Iron Age|Isle of Man|Jay-Z|X-Men|Spider-Man|da Vinci|Isle of Wight|Johnny Cash|Kanye West|Labor Day|Loch Ness|" +
  "London Bridge|Manchester United|Marshall Islands|Martin Luther King|Memorial Day|Michael Jordan|Mother’s Day|" +
  "Mother's Day|Mount Everest|National Geographic|Neil Young|New Testament|New York Times|New Year’s Day|" +
  "New Year's Day|New Year’s Eve|New Year's Eve|Newfoundland and Labrador|Niagara Falls|North Sea|" +
  "Northern Territory|Notre Dame|Nova Scotia|Old Testament|Oval Office|Palo Alto|Persian Gulf|Phnom Penh|" +
  "Pope Francis|Prince Edward Island|Red Army|Rocky Mountains|Roman Empire|Salt Lake City|San Antonio|San Marino|" +
  "Second World War|Soviet Union|Stevie Wonder|Stephen King|Steve Jobs|Stone Age|Suez Canal|Super Bowl|" +
  "Table Mountain|Tim Cook|Times Square|Trinidad and Tobago|Wall Street Journal|Washington Post|West Africa|" +
  "West Bank|Western Australia|Western Sahara|Will Smith|Will Ferrell|World Bank|World Trade Center|" +
  "World Trade Organization|World Health Organization|World Wide Web|Yom Kippur|Visual Studio|Google Maps|" +
  "Microsoft Word|Microsoft Excel|Nobel Prize|Booker Prize|Middle English|Old English|Ash Wednesday|Boxing Day|" +
  "Palm Sunday|Veterans Day|Martin Luther King Day"
).split("|");

/** Companies, sites, games and programs. */
const companies =
  "Adidas Airbus Aldi Alibaba Amazon Ansible Anthropic Asana Asus Bitbucket Boeing Canva Cisco Comcast Etsy " +
  "Ericsson Ethereum Expedia Facebook Figma Fitbit Fortnite Fortran Gmail Google Huawei Instagram Jira Kubernetes " +
  "Lenovo Lidl Lyft Microsoft Minecraft Moderna Netflix Nvidia Photoshop Pinterest Pixar Pokemon Pokémon Postgres " +
  "Reddit Roblox Roomba Ryanair Shopify Siemens Siri Snapchat Spotify Telstra Tencent Terraform Tesla Tetris Trello " +
  "Tumblr Twitter Uniqlo Vodafone Webex Wikidata Wikimedia Wiktionary Wordle Xbox Xerox Xiaomi Yahoo Zendesk " +
  "Citroën Hermès Nescafé Nestlé Škoda Lucasfilm Kia Acer Yelp Vimeo Coursera Duolingo Grammarly Bluesky Binance " +
  "Coinbase Revolut Deliveroo Doordash Instacart Svelte Vite Deno Nginx Debian Raspbian Arduino Wembley Tottenham " +
  "Juventus Bayern Lakers";

/** Names that are rare as everyday words, of places, peoples, faiths and people, and their times. */
const others =
  "Afghani Afghans Allah Alps Angelica Anna Antarctic Apache Arctic Aztecs Bach Baptist Baptists Barbie Basques " +
  "Batman Beijing Bedouin Benedict Berliners Bethlehem Bible Bibles Billie Bohemia Bolivar Brad Brazil Brent Brit " +
  "Brits Burton Byzantine Caesar Cain Calvary Carl Cartesian Cavendish Celt Charlie Charlotte Cherokee Chihuahua " +
  "Cicero Clarence Cole Collins Colosseum Confucius Copernican Cornwall Crimea Cupid Dalmatia Daphne Darwinian " +
  "Dickens Democrats Dixie Dora Episcopalian Etna Eucharist Everest Everglades Frankfurt Franklin Freudian Fritz Galilee " +
  "Garbo Geneva Genoa Gestapo Gilbert Gladstone Graham Guatemalan Hades Hank Hasidic Hawking Hector Henry Holocaust " +
  "Illuminati Islamist Islamists Jane Japan Jehovah Jerry Jesuit Jesuits Jewry Jill Joey Johannes Kaiser Kent Koran " +
  "Kremlin Kyle Latina Latinos Lenin Leviathan Logan Louvre Lucifer Lutheran Macintosh Madras Manhattan Marc Marcel " +
  "Martians Marxism Marxist Maya Mayas Mayflower Mecca Messiah Mickey Milo Molly Mongol Mongols Montana Mormon " +
  "Mormons Morse Muller Murphy Muscovite Nazi Nazis Nazism Nehru Nelly Nicene Niger Nobel Norse Odysseus Olympian " +
  "Olympics Orion Otto Oxford Pacific Pam Pandora Passover Pharisee Phoebe Poe Presbyterians Pulitzer Quran Qur’an " +
  "Rabat Rastafarian Republicans Riviera Ruth Sabbath Samaritan Satan Saxon Schiller Scot Scots Scrooge Seine Semitic Serena " +
  "Shanghai Sherlock Shia Shiite Silesia Soviet Soviets Stalin Sunni Sunnis Swedes Talmud Tangier Taoism Taoist Ted " +
  "Thebes Torah Tripoli Troy Turk Turkic Tyrol Ulster Valentina Venetian Veronica Victorians Wagner Waterloo " +
  "Wellington Xmas Yom Kippur York Yankee Yankees Zaire Zen Zeus Zionism Zionist Sahel Balkans Bahai Salafi Vesak " +
  "Eid Kyrgyz Tajik Turkmen Pashto Dari Sinhala Igbo Tigrinya Oromo Luxembourgish Kosovan Guaraní Tourette Crohn";

/** Names of people and places that the lists of dictionaries lack. */
const recent =
  "Akira Amélie Ángel Anwar Arjun Asunción Astrid Bezos Beyoncé Björn Bogotá Brasília Brontë Cancún Cézanne Chávez " +
  "Dostoyevsky Elon Erdogan Erdoğan François García Gitega Giulia González Günther Hernández Hiroshi Jesús Jinping " +
  "José Jürgen Kamala Keir Kenji Lomé López Macron Mallorca María Martínez Matteo Mei Merkel Modi Müller Mykonos " +
  "Narendra Naypyidaw Nguyen Nikita Pérez Phuket Pristina Priya Rahul Ravi Rihanna Rishi Rodríguez Sánchez Sanaa " +
  "Sanjay Santorini Scholz Smith Sofía Søren Starmer Sunak Tenerife Thatcher Tirana Ulaanbaatar Volodymyr Yaoundé " +
  "Yuki Zelensky Zelenskyy Zidane Zuckerberg Zürich Dili";

/** First names that are everyday words: names only before another name. Will and guy are not among them. */
export const namesThatAreWords: ReadonlySet<string> = new Set(
  (
    "amber art autumn basil bill carter chase chuck clay cliff crystal daisy dale dawn dean dolly drew earl eve faith " +
    "fern flora frank gale gene ginger glen grace grant harry hazel heather holly hope hunter iris ivy jack jade " +
    "jasmine jay jean jewel joy lance laurel lily mark mason max melody miles misty myrtle nick norm olive opal pat " +
    "patty pearl penny ray rex rich rob robin rocky rod rose ruby rusty sandy summer sue viola violet wade ward " +
    "warren woody bob bud buck curt don ken lane pierce reed"
  ).split(" "),
);

/** Surnames that are everyday words: names only after a first name. Verbs such as cook are not among them. */
export const surnamesThatAreWords: ReadonlySet<string> = new Set(
  (
    "bacon baker banks barber barker bass beard bell bishop black bond booth bowman brewer bridges brooks brown " +
    "bullock burger bush butler carpenter carver chandler chapman church clay coleman cooper coward crane crow cruise " +
    "curry cuthbert dodge drake dyer farmer farrow fields fielding finch fisher fletcher flint flowers ford foreman " +
    "forest forster foster fox freeman frost fuller gable gamble garland garner gates gibbon glover golden goldsmith " +
    "goodman graves gray green grey griffin hanks hart hawks hay heath herring hicks hill hood hooker hooper hopper hurley " +
    "jobs keys king knight lamb lancaster lane lauder lee lodge london lowe lynch mailer manning marsh mason mercer " +
    "miller mills monk moody moon morrow moss musk noble nightingale palmer parker parks parsons peck pike pitt " +
    "pollock porter potter pound powers rand reed rice rivers rock rose rowling sanders sawyer sellers sexton " +
    "shepherd shields skinner slater snow sparks spears spence stark stein stern stewart stokes stone stout swift " +
    "temple tucker turner twain tyson underwood walker ward warner waters watts weaver weber wells wheeler whistler " +
    "white wilder wilson winkler winters wolf wolfe wood woods wren wright"
  ).split(" "),
);

/** Countries that are everyday words. */
export const nationsThatAreWords: ReadonlySet<string> = new Set(["turkey", "china", "chad"]);

/** Endings of what comes from a place or holds a belief, which no person is called by. */
const DEMONYM = /(?:[^v]ans|ians?|ese|ish|ists?|ism)$/;

function inSmallLetters(names: string): readonly (readonly [lower: string, name: string])[] {
  return names.split(" ").map((name) => [name.toLowerCase(), name] as const);
}

const ofDictionaries = decodeFrontCoded(plainNames);

/** The names by their spelling in small letters. */
export const properNouns: ReadonlyMap<string, string> = new Map([
  ...ofDictionaries.map((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)] as const),
  ...[mixedNames, calendar, places, peoples, people, companies, others, recent].flatMap(inSmallLetters),
]);

/** In small letters, what may be the name of a person: no day, place, nation or company that is known as such. */
export const personNames: ReadonlySet<string> = personsAmong();

function personsAmong(): ReadonlySet<string> {
  const persons = new Set([
    ...ofDictionaries.filter((name) => !DEMONYM.test(name)),
    ...[mixedNames, recent].flatMap(inSmallLetters).map(([lower]) => lower),
  ]);
  for (const [lower] of [calendar, places, peoples, companies].flatMap(inSmallLetters)) persons.delete(lower);
  for (const [lower] of inSmallLetters(people)) persons.add(lower);
  return persons;
}
