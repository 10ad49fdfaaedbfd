import { definePatternCheck } from "../define-check.ts";

/** `chairman`, `manpower`. */
export const check = definePatternCheck({
  id: "inclusive-language",
  group: "inclusive-language",
  tier: "style",
  title: "Inclusive language",
  reason: "Another word includes everyone it is about.",
  exceptions: "Titles and names keep their form; a person may prefer the word.",
  flags: [
    ["The chairman will decide.", "The chair will decide."],
    ["We lack manpower.", "We lack staff."],
    ["A policeman came.", "A police officer came."],
  ],
  leaves: ["The chair is broken.", "Chairman Mao spoke."],
  lines: [
    ["[chairman] !NNP", "chair / chairperson"],
    ["[manpower]", "staff / workforce"],
    ["[policeman]", "police officer"],
    ["[policemen]", "police officers"],
    ["[fireman]", "firefighter"],
    ["[firemen]", "firefighters"],
    ["[mankind]", "humanity / humankind"],
    ["[stewardess]", "flight attendant"],
    ["[mailman|postman]", "postal worker"],
    ["[salesman]", "salesperson"],
    ["[spokesman]", "spokesperson"],
    ["[businessman]", "business person"],
    ["[businessmen]", "business people"],
    ["[man-made]", "artificial"],
    ["[the handicapped]", "disabled people"],
    ["[wheelchair-bound]", "who uses a wheelchair"],
    ["[he or she]", "they"],
    ["[his or her]", "their"],
    ["[whitelist]", "allow list"],
    ["[blacklist]", "block list"],
  ],
});
