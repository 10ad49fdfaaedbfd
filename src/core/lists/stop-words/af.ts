export const words =
  "aan af al alle as baie by daar daardie dag dat deur die dit een ek elke en enige gaan gesê haar het hierdie hom hulle hy in is jou julle jy kan kom ma maar met my na nie of om ons op saam sal se sien so sy te teen ten toe tot uit van vir was wat wees wil word";
