/** What the sample of the tool became: a number, a negation, a capital, wording and a passage that moved. */
export const secondSample = `Notice to members of the Harbour Rowing Club

The boathouse will be open every Saturday from 8 am to 1 pm. Members may bring two guests, who sign the book by the door before they take out a boat.

Lost property is kept on the shelf beside the stove until the end of the season.

Single sculls must be returned by noon. Boats are to be used after dark. A member who damages an oar pays half of the cost of a new one.

The annual regatta takes place on 14 June. We need 18 volunteers for the landing stage, the tea tent and the results board. Please write to the Secretary by the end of April.`;
