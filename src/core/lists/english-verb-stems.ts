/** Stems that an e completes, against the rules. */
export const stemsWithE: ReadonlySet<string> = new Set(
  "acced adher affin alleg amaz analyz arrang assum blockad bulldoz cach cascad challeng collaps combin compet compil complet comput conced confin consum conven creat cring declin decod defin degrad delet delineat denot deplet deplor describ determin devot disciplin dislik disput downgrad downvot dy eclips erod escap evad evok examin exchang excit explod explor extradit footnot gaug headlin hitchhik ignit ignor imagin impal imped imping implod implor incit inflam infring inscrib interfer interven inton invad invit invok lambast landscap massacr misquot oblig ooz opin outlin outscor outvot overexcit overrul parad paralyz parol perfum permeat persever persuad pervad plung postpon prearrang preced prescrib presum procreat profil promot provok quarantin reanalyz rebuk reced recit reclin reconcil recreat redefin refin relaps restor resum reunit rever ridicul schedul sneez squeez stereotyp stockpil subscrib supersed tast telephon transcrib underlin undermin underscor upgrad upvot videotap wast welcom".split(
    " ",
  ),
);

/** Stems that are whole as they are, against the rules. */
export const stemsWithoutE: ReadonlySet<string> = new Set(
  "air appall applaud bankroll boycott chair cloud debut despair distill ebb egg enroll feud focus forestall fulfill gar handcuff impair install instill laud misspell mop mothball mouth murmur overbill pair rebuff recall refocus repair shroud smooth snowball twin unroll".split(
    " ",
  ),
);
