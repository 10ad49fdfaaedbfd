/** Brands, programs and terms whose capitals stand where no rule puts them. */
const mixedCase =
  "iPhone iPhones iPad iPads iPod iMac iOS iPadOS macOS iTunes iCloud iMessage eBay eBook eBooks eCommerce LaTeX TeX BibTeX JavaScript TypeScript " +
  "GitHub GitLab YouTube LinkedIn PayPal WordPress OpenAI ChatGPT PowerPoint OneDrive OneNote SharePoint LibreOffice OpenOffice " +
  "PostgreSQL MySQL SQLite MongoDB GraphQL jQuery NumPy SciPy PyTorch TensorFlow DevOps MATLAB BlackBerry PlayStation MasterCard " +
  "FedEx McDonald's McDonald’s McDonalds StackOverflow TikTok WhatsApp AirBnB DuckDuckGo FaceTime AirPods MacBook QuickTime " +
  "PhD LGBTQ mRNA BSc MSc GitLab ThinkPad VMware NVMe IoT SaaS PaaS OAuth WebGL WebAssembly CoffeeScript ActionScript AppleScript CouchDB DynamoDB ClickHouse " +
  "YouTuber YouTubers WeChat HuffPost LaGuardia SpaceX BuzzFeed TripAdvisor DoorDash DreamWorks GlaxoSmithKline PwC AstraZeneca BioNTech " +
  "StarCraft WarCraft iMovie iPhoto tvOS watchOS visionOS eSIM eSports AirPlay AirDrop AirTag AirTags HomePod MacBooks CarPlay McAfee DeepMind GitBook ResearchGate PubMed arXiv " +
  "kB GHz kHz R&D Q&A AT&T H&M M&A M&M S&P B2B B2C " +
  "mRNA pH QR kWh GHz MHz kHz OmniFocus WiFi Wi-Fi NaN DVDs CDs TVs PCs UFOs NGOs CEOs URLs PDFs APIs";

/** Acronyms that are no everyday words. */
const acronyms =
  "ACLU ADHD AMD AWS CBT CCTV CERN CMS CNC CPR CRM CSI DDoS DJ DOJ DVLA ECB ECG EMEA EPA EPUB ESL ETF FEMA FIDE FPS GBP GCHQ GCSE GDR GMO GPA GPT GUI HGV HMRC HOA HPV HSBC HTC ICU IELTS ITV IVF JFK JPG JPY JSX KFC KPI KPMG LAN LAPD LGBT LSAT MMA MPEG MRSA MSNBC MVP NDA NFC NFT NFTs NGO NICU NPC NRA NRDC NYPD OCD OCR OED OLED PCR PGA PMS POV PPE PTA PVC RAF RFID RGB RPG RSS RSVP SARS SSH STD SXSW TLS TOEFL TSA UAE UBS UCLA UNHCR USC USDA USPS USSR UV VAT VCR WAN WASM WSL XHTML XSS ATMs CDs CIOs CPUs GPUs EVs GIFs GPs IPs IQs IPOs ISPs KPIs LEDs MRIs NPCs PDAs RVs SDKs SUVs UFO USBs VIPs VPNs " +
  "ABC AFL AI AIDS AMA ANSI AP APA API ASAP ASCII ATM BBC BMI BMW CBS CD CDC CEO CFO CIA CNN COVID CPU CSS CSV CTO CV DHL DIY DNA DNS DOI DVD EEG " +
  "EKG ESA EU EULA EUR FAA FAQ FAQs FBI FDA FIFA FTP GB GDP GDPR GIF GMT GPS GPU HBO HDMI HIV HR HTML HTTP HTTPS IBM IDE IEEE IKEA IMF IP IPO " +
  "IQ IRS ISBN ISO ISP JPEG JSON KGB LCD LED LLC LLM MBA MIT MLA MLB MP3 MP4 MRI MTV NASA NASCAR NATO NBA NBC NCAA NFL NGO NHL NHS NPR NSA NYC NYT OECD OPEC PBS " +
  "PC PDF PHP PIN PNG PTSD QA RAM RNA ROI ROM SDK SEC SEO SMS SQL SSD SSL SUV SVG TCP TED TV UDP UEFA UFO UI UK UN UNESCO UNICEF UNIX UPS URL USA USB USD USSR UTC UTF UX " +
  "VIP VPN WHO WTO WWF WWI WWII XML YAML YMCA ZIP";

/** Acronyms that are everyday words in small letters: kept where they stand, never made. */
const ambiguous = new Set([
  "who",
  "aids",
  "led",
  "pin",
  "ram",
  "rom",
  "ted",
  "zip",
  "ups",
  "sec",
  "ide",
  "ap",
  "it",
  "us",
  "hr",
  "ip",
  "nan",
  "qr",
  "cd",
  "pc",
  "un",
  "ai",
  "ui",
]);
const shouted = new Set(["who", "aids", "led", "pin", "ram", "zip", "ups", "ted", "sec", "ide", "rom"]);

const spellings: ReadonlyMap<string, string> = new Map(
  `${mixedCase} ${acronyms}`.split(" ").map((spelling) => [spelling.toLowerCase(), spelling]),
);

/**
 * How a word is always spelt, such as `iPhone` or `NASA`; `undefined` for one without a spelling of its own.
 * @param word in small letters
 * @param written `capitals` for a word of a text that is all in capitals, which may be an everyday word there.
 */
export function fixedSpelling(word: string, written: "small" | "mixed" | "capitals"): string | undefined {
  if (written === "small" && ambiguous.has(word)) return undefined;
  if (written === "capitals" && shouted.has(word)) return undefined;
  return spellings.get(word.replace("’", "'")) ?? spellings.get(word);
}
