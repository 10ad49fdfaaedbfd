import { describe, expect, it } from "vitest";
import { createLanguageDetector, detectLanguage } from "./detect-language.ts";
import { readProfile, writeProfile } from "./profile.ts";
import { findScript } from "./scripts.ts";

describe("detectLanguage", () => {
  // Everyday sentences, none of them of the Declaration that the profiles were made from.
  it.each([
    ["en", "We had to wait for an hour before the train finally came into the station."],
    ["en", "THE MEETING HAS BEEN MOVED TO THURSDAY AFTERNOON BECAUSE OF THE WEATHER."],
    ["de", "Gestern haben wir lange auf den Zug gewartet, der dann doch nicht gekommen ist."],
    ["fr", "Nous avons attendu le train pendant une heure avant qu’il n’arrive enfin en gare."],
    ["es", "Ayer estuvimos esperando el tren durante una hora y al final no llegó."],
    ["it", "Ieri abbiamo aspettato il treno per un’ora, ma alla fine non è arrivato."],
    ["pt", "Ontem esperámos pelo comboio durante uma hora, mas ele não chegou a tempo."],
    ["nl", "Gisteren hebben we een uur op de trein gewacht, maar die kwam niet meer."],
    ["sv", "Igår väntade vi på tåget i en timme, men det kom aldrig fram till stationen."],
    [
      "da",
      "I går ventede vi på toget i en time, men det kom aldrig frem til stationen, fordi sneen lå højt.",
    ],
    ["fi", "Eilen odotimme junaa tunnin ajan, mutta se ei koskaan tullut asemalle."],
    ["pl", "Wczoraj czekaliśmy na pociąg przez godzinę, ale w końcu nie przyjechał."],
    ["cs", "Včera jsme hodinu čekali na vlak, ale nakonec vůbec nepřijel na nádraží."],
    ["hu", "Tegnap egy órát vártunk a vonatra, de végül nem érkezett meg az állomásra."],
    ["ro", "Ieri am așteptat trenul timp de o oră, dar până la urmă nu a mai venit."],
    ["tr", "Dün bir saat boyunca treni bekledik ama sonunda istasyona gelmedi."],
    ["id", "Kemarin kami menunggu kereta selama satu jam, tetapi akhirnya kereta itu tidak datang."],
    ["vi", "Hôm qua chúng tôi đã đợi tàu suốt một tiếng đồng hồ nhưng cuối cùng tàu không đến."],
    ["ru", "Вчера мы целый час ждали поезд, но он так и не пришёл на станцию."],
    ["uk", "Учора ми цілу годину чекали на потяг, але він так і не прийшов на станцію."],
    ["ar", "انتظرنا القطار لمدة ساعة أمس ولكنه لم يصل إلى المحطة في النهاية."],
    ["fa", "دیروز یک ساعت منتظر قطار بودیم اما در نهایت به ایستگاه نرسید."],
    ["he", "אתמול חיכינו לרכבת במשך שעה אבל בסוף היא לא הגיעה לתחנה."],
    ["hi", "कल हमने एक घंटे तक रेलगाड़ी का इंतज़ार किया लेकिन वह नहीं आई।"],
    ["el", "Χθες περιμέναμε το τρένο για μία ώρα, αλλά τελικά δεν ήρθε."],
    ["ja", "昨日は駅で一時間も電車を待ちましたが、結局来ませんでした。"],
    ["ja", "JavaScriptのテストを実行します。"],
    ["zh", "昨天我们在车站等了一个小时的火车，但最后它没有来。"],
    ["ko", "어제 우리는 역에서 한 시간 동안 기차를 기다렸지만 결국 오지 않았다."],
    ["th", "เมื่อวานเรารอรถไฟอยู่หนึ่งชั่วโมงแต่สุดท้ายก็ไม่มา"],
    ["ka", "გუშინ მატარებელს ერთი საათი ველოდებოდით."],
  ])("names %s: %s", async (language, text) => {
    const detection = await detectLanguage(text);
    expect(detection.language).toBe(language);
    expect(detection.confidence).toBeGreaterThan(0.65);
    expect(detection.confidence).toBeLessThanOrEqual(1);
  });

  it.each([
    ["nothing", ""],
    ["white space", " \n\t"],
    ["numbers", "12,345.67 + 89"],
    ["emoji", "👨‍👩‍👧 🇩🇪"],
    ["too little", "Hello"],
    ["keys at random", "asdf qwer zxcv hjkl uiop"],
    ["an address", "https://www.example.com/le/chat/est/sur/la/table.html"],
    ["one letter", "x".repeat(500)],
    ["lone surrogates", "\ud83d\ude00\ud83d"],
    [
      "two languages",
      "The committee met on Tuesday to discuss the new budget for the coming year. Le comité s’est réuni mardi pour examiner le nouveau budget de l’année prochaine.",
    ],
    [
      "two scripts",
      "The committee met on Tuesday to discuss it. Комитет собрался во вторник, чтобы обсудить его.",
    ],
    ["a script without a known language", "ᚠᚢᚦᚨᚱᚲ ᚠᚢᚦᚨᚱᚲ ᚠᚢᚦᚨᚱᚲ"],
  ])("names none for %s", async (_, text) => {
    expect((await detectLanguage(text)).language).toBeNull();
  });

  it("tells the script even where it names no language", async () => {
    expect(await detectLanguage("Hello")).toEqual({ language: null, confidence: 0, script: "Latn" });
    expect(await detectLanguage("1 2 3")).toEqual({ language: null, confidence: 0, script: null });
  });

  it("takes no longer for a long text", async () => {
    const sentence = "We had to wait for an hour before the train finally came into the station. ";
    const long = sentence.repeat(200_000);
    await detectLanguage(sentence);
    const startedAt = performance.now();
    expect(await detectLanguage(long)).toMatchObject({ language: "en" });
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });

  it("is not led astray by a long quotation less than a third of the text", async () => {
    const english = "We had to wait for an hour before the train finally came into the station. ";
    const french = "Nous avons attendu le train pendant une heure avant qu’il n’arrive. ";
    expect(await detectLanguage(english.repeat(8) + french.repeat(2))).toMatchObject({ language: "en" });
  });
});

describe("createLanguageDetector", () => {
  it("names no language of a script that it has no profiles for", () => {
    expect(createLanguageDetector({})("The committee met on Tuesday.")).toEqual({
      language: null,
      confidence: 0,
      script: "Latn",
    });
  });
});

describe("findScript", () => {
  it.each([
    ["漢字とかな", "Jpan"],
    ["漢字", "Hani"],
    ["한국어 漢字", "Kore"],
    ["Ελλάδα", "Grek"],
    ["a漢", "Hani"],
    ["...", null],
  ])("of %s is %s", (text, script) => {
    expect(findScript(text).script).toBe(script);
  });
});

describe("a profile", () => {
  it("is read as it was written", () => {
    const profile = {
      letters: new Map([
        [" ", -2],
        ["e", -3],
        ["x", -13],
      ]),
      trigrams: new Map([
        ["the", -6],
        [" th", -6],
        ["ing", -9],
      ]),
    };
    expect(readProfile(writeProfile(profile))).toEqual(profile);
  });
});
