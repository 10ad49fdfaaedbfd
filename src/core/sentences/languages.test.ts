import { describe, expect, it } from "vitest";
import { findParagraphs } from "../document/paragraphs.ts";
import { findSentences } from "../document/sentences.ts";

function split(text: string, language: string | null): string[] {
  return findSentences(text, findParagraphs(text), language).map(({ start, end }) => text.slice(start, end));
}

describe("sentences of a language", () => {
  // Each bar is where a reader of the language would say that a sentence ends.
  it.each<[language: string | null, marked: string]>([
    ["de", "Er kam am 3. Mai.| Sie ging am 4. Juni 2020.| Das war gut."],
    ["de", "Er wurde 30.| Dann ging er.| Im 19. Jahrhundert war das z. B. so.| Usw. usf."],
    ["de", "Das ist Dr. h.c. Müller u. a. m.| Er ist bzw. sie war hier."],
    ["de", "Sie fragte: „Kommst du?“| Er nickte.| »Ja.«| »Nein.«"],
    ["de", "Wilhelm II. war Kaiser.| Heinrich VIII. von England auch.| Der II. Weltkrieg."],
    ["de", "Am 1. 5. 2020 kam er.| Am 12.10. ging er.| Ende."],
    ["fr", "Quoi ?| Rien !| « Tu viens ? » dit-il.| Elle partit."],
    ["fr", "M. Dupont et Mme Durand sont là.| Voir p. 12 et art. 5.| Etc."],
    ["fr", "C’est vrai… mais non.| « Oui. »| « Non. »"],
    ["es", "¿Qué?| ¡No!| El Sr. García vive en EE. UU. desde 1990.| Ud. lo sabe."],
    ["it", "Il Sig. Rossi abita qui.| È vero?| Sì, ecc. ecc.| Ciao."],
    ["pt", "O Sr. Silva mora aqui.| A Dra. Costa também.| Ver pág. 5."],
    ["nl", "Dhr. Jansen komt a.s. maandag.| Bijv. om 5 uur.| Prof. dr. De Vries ook."],
    ["pl", "Ul. Długa 5 jest np. tutaj.| Jan Paweł II.| To papież."],
    ["cs", "Dne 5. května 2020 přišel.| Potom odešel.| Karel IV. byl král."],
    ["ru", "Он родился в 1990 г. в г. Москва.| Потом уехал.| И т. д. и т. п."],
    ["ru", "А. С. Пушкин писал стихи.| «Почему?» — спросил он.| Она молчала."],
    ["ru", "— Привет! — сказал он.| — Как дела?"],
    ["el", "Τι κάνεις;| Καλά.| Ο κ. Παπαδόπουλος ήρθε π.χ. χθες."],
    [null, "Τι κάνεις;| Καλά."],
    ["tr", "Dr. Yılmaz geldi.| II. Mehmed padişahtı.| 2. Dünya Savaşı bitti.| Bu iyi."],
    ["da", "Han kom kl. 5 den 3. maj.| Hvad nu?| Ja, f.eks. i dag."],
    ["sv", "Det är t.ex. bra.| Vad sa du?| Ingenting."],
    ["ar", "نعم.| هل أنت هنا؟| لا!| جاء د. أحمد اليوم."],
    ["ur", "سلام۔| آپ کیسے ہیں؟| ٹھیک ہوں۔"],
    ["hi", "डॉ. शर्मा आए।| वे कहाँ हैं?| यहाँ।"],
    ["hi", "नमस्ते।|कैसे हो?"],
    ["hy", "Բարև Ձեզ։| Ի՞նչ կա։| Ոչինչ։"],
    [null, "Ի՞նչ ես մտածում:| Ոչինչ:"],
    [null, "እንደምን አለህ፧|መልካም ቀን።"],
    ["my", "မင်္ဂလာပါ။|နေကောင်းလား။"],
    ["km", "ខ្ញុំទៅ។|អ្នកនៅ។"],
    ["zh", "他说：“好。”|她走了。"],
    ["zh", "“好！”他说。|她走了。"],
    ["zh", "他问：“你好吗？”|我说：“很好。”"],
    ["zh", "我看了《你好！李焕英》。|很好看！"],
    ["zh", "他今年3.5岁。|真的？！|真的。"],
    ["ja", "「もう遅い。」と彼は言った。|彼女は帰った。"],
    ["ja", "「もう遅い。」|「帰ろう。」"],
    ["ja", "これは本です（とても面白いです。）。|はい。"],
    ["ko", "안녕하세요.| 저는 김입니다.| 뭐라고요?"],
    ["th", "สวัสดีครับ ผมชื่อจอห์น"],
    ["he", "שלום.| מה שלומך?| טוב!"],
    ["vi", "Xin chào.| Bạn khỏe không?| TP.| Hồ Chí Minh đẹp."],
    ["fi", "Hän tuli 3. toukokuuta.| Hyvä."],
  ])("%s: %s", (language, marked) => {
    expect(split(marked.replaceAll("|", ""), language)).toEqual(
      marked.split("|").map((sentence) => sentence.trim()),
    );
  });

  it("takes the primary subtag of a tag, and English for a language without a table", () => {
    const german = "Er kam am 3. Mai. Sie ging.";
    expect(split(german, "de-AT")).toEqual(["Er kam am 3. Mai.", "Sie ging."]);
    expect(split(german, "DE")).toEqual(split(german, "de"));
    expect(split("Mr. Smith came. He left.", "xx")).toEqual(["Mr. Smith came.", "He left."]);
    expect(split("Mr. Smith came. He left.", "")).toEqual(["Mr. Smith came.", "He left."]);
  });
});
