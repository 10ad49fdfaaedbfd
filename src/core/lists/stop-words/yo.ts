export const words =
  "a an bá bí bẹ̀rẹ̀ fún fẹ́ gbogbo inú jù jẹ jẹ́ kan kì kí kò láti lè ló lọ mi mo máa mọ̀ ni náà ní nígbà nínú nítorí nǹkan o padà pé púpọ̀ pẹ̀lú rẹ̀ sì sí sínú ti tàbí tí tó wà wá wọn wọ́n yìí àti àwọn é í òun ó ń ńlá ṣ ṣe ṣé ṣùgbọ́n ẹmọ́ ọjọ́ ọ̀pọ̀lọpọ̀";
