/**
 * Words that no generator gives, in the form that dictionaries list: slurs, vulgar words, sex, sexual violence, hard
 * drugs, self-harm, and everyday words whose other sense is one of these. Written for this project; see `../SOURCES.md`.
 */
export const blockedWords: ReadonlySet<string> = new Set(
  `
abattoir abo abort abortion abortionist abuse abuser addict addiction aids amputate anal anorexia anorexic anthrax
antisemitic anus apeshit aphrodisiac areola arse arsehole arson arsonist asphyxiate ass assassin assassinate
assassination asshole autoerotic autopsy bastard bawdy beaner behead beheading bestial bestiality birdbrain bitch
bitchy blackface blowjob bollocks bondage boner boob booby booger boogie bordello bosom brassiere breast brothel
bugger buggery bukkake bulimia bulimic bullshit bum bunghole butt buttock buttocks cadaver cannabis cannibal
cannibalism carcass carnage carnal castrate castration catamite celibate chastity chink chinky chlamydia cirrhosis
cleavage clit clitoral clitoris cocaine cock cockeyed cocksucker cocksure cocky coitus coke commie concubine condom
coolie coon copulate copulation corpse courtesan crackhead crackpot crap crappy cretin cripple crippled crotch
crucifixion crucify cuckold cum cunnilingus cunt dago damn damnable damned damning darkie darky debauched debauchery
decapitate decapitation defecate defecation defile deflower degenerate depraved depravity deviant diarrhea dick
dickhead dike dildo dimwit dipshit disembowel dismember dong dope dork douche douchebag drugged druggie dumbass dyke
ecstasy effeminate ejaculate ejaculation electrocute electrocution enema enslave enslavement erection erogenous erotic
erotica eroticism eunuch euthanasia excrement executioner exhibitionism exhibitionist fag faggot fanny fart fascism
fascist fatso fecal feces felch fellatio fetish fetishism fetus flasher flatulence flog flogging foreplay foreskin
fornicate fornication frig frigid frump fuck fucker fucking gangbang gangster gay gaylord genital genitalia genitals
genocide gigolo gimp git goddam goddamn goddamned gonorrhea gook gory gringo groin groupie guillotine gyp gypsy
halfbreed hallucinogen handicapped harem harlot hash hashish heathen hebe hell hellhole heretic heroin herpes
heterosexual hitler hoe holocaust homicide homo homosexual homosexuality honkey honky hooch hooker hooter hooters
horny hymen hysterectomy idiot imbecile impotence impotent impregnate incest incestuous infanticide infidel injun
intercourse jackass jap jerk jerkoff jew jezebel jihad jism jizz junkie junky kaffir kidnap kidnapper kidnapping kike
kill killer killing kinky kkk klan knacker knockers kraut labia lecher lecherous lechery leper leprosy lesbian
lesbianism lewd libertine libidinous libido limey lolita lunatic lust lustful lynch lynching maggot maim manslaughter
marijuana masochism masochist masochistic massacre masturbate masturbation menses menstrual menstruate menstruation
mestizo meth methamphetamine mick midget milf misbegotten miscarriage molest molestation molester mong mongol
mongoloid mongrel moolie moron moronic morphine mortuary mulatto murder murderer murderess murderous mutilate
mutilation naked nance narcotic narcotics nazi nazism necrophilia necrophiliac negress negro negroid nigga niggard
niggardly nigger nigh nigra nincompoop nipple nipples nookie nooky nude nudist nudity nympho nymphomania nymphomaniac
obscene obscenity octoroon odalisque opium oral orgasm orgasmic orgiastic orgy oriental ovary overdose paki pansy
panties pap paraplegic pariah parricide patricide pecker pederast pederasty pedophile pedophilia pedophilic pee peeper
penetration penile penis perv perversion pervert perverted pervy phallic phallus philander pickaninny pimp pinko piss
pissed playboy polack ponce poo poof poofter poon poontang poop popery porn porno pornographer pornographic pornography
pothead potty prick procurer promiscuity promiscuous prostitute prostitution prurience prurient psycho pube puberty
pubes pubescent pubic pubis puke puss pussy quadroon queer racism racist raghead randy rape raper raping rapist
ravish rectal rectum redneck redskin regicide retard retardation retarded rubbers sadism sadist sadistic sadomasochism
sambo savage schizo schlong scrotal scrotum scum seduce seducer seduction seductive seductress seedy semen sensual
sensuality sensuous sewage sex sexed sexes sexism sexist sexless sexpot sexual sexuality sexy shag shagged shemale
shit shitty shtup shyster sissy skank skinhead slag slaughter slaughterhouse slave slaveholder slaver slavery slavish
slay slayer slut slutty smack smut smutty snatch snuff sod sodomise sodomite sodomize sodomy spade spank spanking
spastic spaz sperm spermatozoa spic spick spook spunk squaw stabbing stiffy stillbirth stillborn stoned stoner
strangle strangler strangulation streetwalker stripper striptease strumpet stud suffocate suffocation suicidal suicide
suppository supremacist swastika swinger syphilis tampon tarbaby tard tart teat terrorism terrorist testes testicle
testicles testicular testis thong threesome tit titillate titillation tits titties titty toke topless torment torture
torturer tosser tramp trannie tranny transsexual transvestite trollop turd tush twat twit underclothes undergarment
underpants underwear undies undress urinal urinary urinate urination urine uterus vagina vaginal venereal vibrator
virgin virginal virginity vomit voyeur voyeurism voyeuristic vulva wank wanker wanton weirdo welch welsh wench wetback
whiteboy whitey whore whorehouse whoremonger willie willy wimp wog womanise womanize womanizer womb wop yid zit
zoophilia
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
