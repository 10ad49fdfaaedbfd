export interface QuestionsProps {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** The part of a guide that answers what people ask. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <>
      <h2>Questions</h2>
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </>
  );
}
