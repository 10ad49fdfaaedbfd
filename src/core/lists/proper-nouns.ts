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
  "United States of America|Valentine’s Day|Valentine's Day|Wall Street|West Virginia|White House|World Cup|World War|Yellow River"
).split("|");

/** The names by their spelling in small letters. */
export const properNouns: ReadonlyMap<string, string> = new Map(
  [calendar, places, peoples, people].flatMap((list) =>
    list.split(" ").map((name) => [name.toLowerCase(), name] as const),
  ),
);
