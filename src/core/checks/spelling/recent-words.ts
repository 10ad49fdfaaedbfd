/** Words of cookery, society and the day that older word lists lack, and words of other Englishes for things of theirs. */
export const recentWords: ReadonlySet<string> = new Set(
  `adobo aioli aromantic barista baristas biryani carbonara chai chipotle chorizo cisgender confit coworker
coworkers coworking cremini crimini crore crores crowdfund crowdfunded crowdfunding cryptocurrencies dashi dosa
dosas edamame edtech esports fintech focaccia frenemies frenemy gameplay gamer gamers garam
gatekeeping genderqueer ghee ghosting gluten gochujang graphene guacamole halloumi harissa hashtag hashtags hoisin idli idlis
influencer influencers jalapeno jalapenos jollof kimchi kombucha lakh lakhs livestream livestreamed livestreaming
livestreams lockdown lockdowns masala matcha meme memes microaggression microaggressions microplastic microplastics
mindfulness miso misogynoir mocktail mocktails naan neem neurodivergent neurodiverse neurodiversity nonbinary onboard
onboarded onboarding paneer panchayat panchayats panko passata pesto podcaster podcasters podcasting prosciutto
quinoa rainforest rainforests raita ramen rickshaw rickshaws rideshare rideshares rotis saute sauteed sauteing sautes
selfie selfies sharia shiitake skillset skillsets smartwatch smartwatches sriracha staycation staycations
streamer streamers sudoku swadeshi tahini takeaway takeaways teriyaki tofu tsunami tsunamis udon vape vaped vapes vaping
vlog vlogger vloggers vlogging vlogs wasabi webinar webinars whatsapp whiteboarding wholegrain workout workouts
yoghurt yoghurts`.split(/\s+/),
);
