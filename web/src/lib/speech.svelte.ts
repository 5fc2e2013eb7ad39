/** What is said to people who listen: what happened, what is asked, and what is asked next once a card is picked. */
let spoken = $state('')
let question = '' // asked last

export const speech = {
  get words() {
    return spoken
  },
}

/** A new position: what happened, and what is asked now; `yours`: that it is one's turn, where that is news. */
export function tellNews(news: string, asked: string, yours: string): void {
  question = asked
  spoken = [news, asked && yours, asked].filter(Boolean).join(' ')
}

/** The same position, but another question: a card has been picked and wants its target, or was put back. */
export function tellQuestion(asked: string): void {
  if (asked === question) return
  question = asked
  spoken = asked
}
