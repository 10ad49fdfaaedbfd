/**
 * Words that no generator gives, in the form that dictionaries list: slurs and insults, vulgar words, sex and its organs,
 * what the body gives off, violence against people, drugs and drunkenness, self-harm, and everyday words whose other sense
 * is one of these. Words of war, weapons, death and illness as such stay, as in any newspaper. Written for this project
 * by reading all words that can be drawn; see `../SOURCES.md`.
 */
export const blockedWords: ReadonlySet<string> = new Set(
  `
abattoir abduct abducting abduction abductor abo aboriginal aborigine abort abortion abortionist abortive abuse abused
abuser abusive addict addiction addictive adulterer adulterous aids alcoholic alcoholism amphetamine amputate anal
anorexia anorexic anthrax antisemitic anus apartheid apeshit aphrodisiac areola arousal arouse aroused arse arsehole
arson arsonist asphyxiate asphyxiated asphyxiating ass assassin assassinate assassination assault assaultive asshole
autoerotic autopsy backside ballcock barbiturate barf bastard bawdy beaner behead beheading belch belching bestial
bestiality bigot bigoted bigotry bimbo birdbrain bitch bitchiness bitchy blackface bloodbath bloodletting bloodstain
bloodstained bloodsucker bloodsucking bloodthirsty bloody blowjob bludgeon bollocks bondage boner bong boob booby
booger boogie booze boozer boozing boozy bordello bosom brassiere breast breastfeed brothel bugger buggery bukkake
bulimia bulimic bullshit bum bunghole burp burping bushman bustier busty butchering butchery butt buttock buttocks
buxom cadaver cannabis cannibal cannibalism cannibalize carcass carjack carjacking carnage carnal castrate castration
catamite celibate cervix chastity chink chinky chlamydia circumcise circumcision cirrhosis cleavage clit clitoral
clitoris cocaine cock cockeyed cockiness cocksucker cocksure cocky coitus coke commie concubinage concubine condom
constipate constipated constipation contraceptive coolie coon copulate copulation corpse courtesan crackhead crackpot
crap crappie crappy crapshoot cretin cripple crippled crippling crotch crucifixion crucify crud cuckold cum
cunnilingus cunt dago damn damnable damnation damned damning darkie darky debauched debauchery decapitate decapitated
decapitation defecate defecation defile deflower degenerate demented depraved depravity deranged deviant diarrhea
diarrhoea dick dickey dickhead dike dildo dimwit dink dipshit disembowel dismember dismemberment dong dope dork douche
douchebag doxy drug drugged druggie drugging drunk drunkard drunken drunkenness dumb dumbass dwarfism dyke dysentery
ecstasy effeminate ejaculate ejaculation electrocute electrocution electroshock embalm endometrial endometriosis enema
enslave enslavement epileptic erect erection erogenous erotic erotica eroticism estrous eunuch euthanasia excrement
executioner exhibitionism exhibitionist exterminate exterminated extermination exterminator extramarital fag faggot
fanny fart fascism fascist fatso fatwa fecal feces felch fellatio fetal fetish fetishism fetus firebomb flasher
flatulence flatulent flog flogging fondle foreplay foreskin fornicate fornication frig frigid frump fuck fucker
fucking gallows gangbang gangster gay gaylord geisha genital genitalia genitals genocide ghettoize gigolo gimp git
goddam goddamn goddamned gonorrhea gook gore gory goy gringo groin grope groping groupie guillotine gulag gunfire
gunman gunpoint gunrunner gunshot gyp gypsy halfbreed hallucinogen hallucinogenic handicapped harem harlot hash
hashish heathen hebe hell hellfire hellhole hellish hemorrhoid heretic hermaphroditic heroin herpes heterosexual hick
hijack hijacker hijacking hitler hoe holocaust homicidal homicide homo homosexual homosexuality honkey honky hooch
hooker hooter hooters horny hostage hunchback hussy hymen hysterectomy idiocy idiot idiotic idiotically imbecile
immolate immolation impotence impotent impregnate inbred inbreeding incest incestuous inebriate inebriated infanticide
infidel injun intercourse intifada intoxicate intoxicated intoxicating intoxication intrauterine jackass jap jerk
jerkoff jew jewfish jezebel jihad jism jizz junkie junky kaffir keister khat kidnap kidnapper kidnapping kike kill
killer killing kinky kkk klan knacker knickers knockers kraut labia lactate lactating lame latrine laudanum lecher
lecherous lechery leper leprosy lesbian lesbianism lewd libertine libidinous libido limey lingerie lobotomy lolita
lucifer lunatic lust lustful lynch lynching maggot maim mammary mammy manslaughter marijuana masochism masochist
masochistic massacre masturbate masturbation menopausal menses menstrual menstruate menstruation mescaline mestizo
meth methamphetamine mick midget milf misbegotten miscarriage misogynist misogyny molest molestation molester mong
mongol mongoloid mongrel moolie morgue moron moronic morphine mortician mortuary mucous mucus mujahideen mulatto
murder murderer murderess murderous mutilate mutilated mutilation naked nance napalm narcotic narcotics nazi nazism
necrophilia necrophiliac negress negro negroid nigga niggard niggardliness niggardly nigger nigh nigra nincompoop nip
nipple nipples nookie nooky noose nude nudist nudity nympho nymphomania nymphomaniac obscene obscenity octoroon
odalisque ogle opiate opium oral orgasm orgasmic orgiastic orgy oriental orifice ovarian ovary overdose paddy paki
pansy panties panty pantyhose pap paraplegia paraplegic pariah parricide patricide pecker pederast pederasty pedophile
pedophilia pedophilic pee peeper penetration penile penis perv perversion pervert perverted pervy peyote phallic
phallus philander phlegm pickaninny piddle piddling pimp pinko piss pissed playboy polack polyandrous polyandry
polygamous polygamy polygynous polygyny ponce poo poof poofter poon poontang poop popery porn porno pornographer
pornographic pornography postmortem pothead potty premarital prick procreate procurer promiscuity promiscuous
prostatectomy prostatic prostitute prostitution prurience prurient psilocybin psychedelic psycho psychopath
psychopathic psychotic pube puberty pubes pubescent pubic pubis puke puking pus puss pussy pussycat pussyfoot pygmy
quadriplegic quadroon queer racialism racially raciness racism racist raghead randy rape raped raper raping rapist
ravish rectal rectum redneck redskin regicide retard retardation retarded ribald ribaldry rubbers rump sadism sadist
sadistic sadomasochism salacious sambo satanic savage savagery schizo schizophrenic schlong schmuck scrotal scrotum
scum seduce seducer seduction seductive seductress seedy segregationist semen sensual sensuality sensuous sewage sex
sexed sexes sexism sexist sexless sexpot sexual sexuality sexy shag shagged shemale shit shithead shitty shtup shylock
shyster sissy skank skinhead slag slaughter slaughterhouse slave slaveholder slaver slavery slavish slay slayer slut
slutty smack smut smutty snafu snatch snog snot snotty snuff sociopath sod sodomise sodomite sodomize sodomy spade
spank spanking spastic spaz sperm spermatozoa sphincter spic spick spook spunk sputum squaw stab stabbing stalker
stiffy stillbirth stillborn stoned stoner strangle strangled stranglehold strangler strangling strangulation
streetwalker stripper striptease strumpet stud stupid stupidity stupidly suck sucker sucking suffocate suffocating
suffocation suicidal suicide suppository supremacist supremacy swastika swinger syphilis tampon tarbaby tard tart teat
terror terrorism terrorist terrorize testes testicle testicles testicular testis thong threesome tit titillate
titillated titillation tits titties titty toke topless torment tormentor torture tortured torturer torturing torturous
tosser trafficker tramp trannie tranny transgender transsexual transvestite trollop tumescent turd tush twat twit
underclothes undergarment underpants underwear undies undress unmolested uppity urinal urinalysis urinary urinate
urination urine uterine uterus vagina vaginal vasectomy venereal vibrator violence violent violently virgin virginal
virginity vomit voyeur voyeurism voyeuristic vulva wank wanker wanton weeny weirdo welch welsh wench wetback whiteboy
whitey whore whorehouse whoremonger wiener willie willy wimp wino wog womanise womanize womanizer womb wop wuss
xenophobia xenophobic yid zaftig zit zoophilia
`
    .trim()
    .split(/\s+/),
);

/**
 * Words in dictionaries that readers take for the name of a person, a place or a company: brazil is a wood and japan a
 * lacquer, but hardly anybody knows.
 */
export const namesakes: ReadonlySet<string> = new Set(
  `
alexia amazon anna benedict brazil charlotte chile clarence daphne franklin geneva gilbert google hank harry hector henry
jacinth japan jenny jersey jimmy ken kylie macintosh madras manhattan marc marcel maria molly napoleon nelson oxford
phoebe saskatoon somerset stanhope tammy terry timothy troy veronica wally waterloo weber xerox
`
    .trim()
    .split(/\s+/),
);

/**
 * Words that a rough rule would take for blocked ones, by how they begin or by a word in their definition, and that
 * nobody needs to be kept from.
 */
export const innocentWords: ReadonlySet<string> = new Set(
  `
altered attached bottle bull bump butter cattle child colon committed completed conquest continent curse demographic
diabetes dirt dirty dug ethnic fairy female filthy fry gender graphic gut intact kid luster male mate minor mystery
napkin nasty nursing oath paired peoples pot prickly proposition racket relation rendezvous robin romantic scarf seated
sitting slit smacking spicy spooky spunky stale street strip study swearing tardy tartly tartness throne vent virtue virtuous
wander
`
    .trim()
    .split(/\s+/),
);

/**
 * Runs of letters that no made-up word may hold, in any place: a reader would see the word in it. Real words such as
 * classic, cocktail or assassin are not judged by these.
 */
export const blockedParts: readonly string[] = `
anal anus arse ass bitch bollo boner boob butt chink clit coc cock cok coon crap crotch cum cunn cunt dago damn dick
dik dike dild dyke erot fag fanny fart fck feces fuc fuk fuq genoc gook gyp heroin hitler homo hore incest jap jew
jizz kaffir kike kkk kraut kunt lesb molest murder nazi negr niga niger nigg nigr nipple orgas paki pedo penis penus
perv phall phuc phuk pimp pis poon poop porn prick puss pussi queer rape raping rapist rect rectum retard schlong
scrot semen sex shag shat shit shyt skank slag slave slut smut sodom sperm spic spik spunk suicid tard terror testic
tit turd twat urin vagin vulv wank whor wog wop yid
`
  .trim()
  .split(/\s+/);
