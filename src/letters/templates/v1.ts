// The template of letters, first version: how a letter looks, in the language of typst. What it says comes in as data.
// A version that a letter was issued under is never edited: its bytes are promised. What is to look otherwise is a new file.

export const V1 = String.raw`
#let letter = json(bytes(sys.inputs.letter))
#let ink = rgb("#1b1b1b")
#let quiet = rgb("#4a5160")
#let accent = rgb("#1a4480")
#let wash = rgb("#eef3f9")
#let rule = rgb("#c6cedb")

#let day = letter.dated.split("-").map(int)
#set document(title: letter.title, date: datetime(year: day.at(0), month: day.at(1), day: day.at(2)))
#set text(
  font: ("Source Serif 4", "DejaVu Sans"), fallback: false, lang: letter.language, region: "PR",
  size: 10.5pt, fill: ink, number-type: "lining", hyphenate: false,
)
#set par(leading: 0.68em, spacing: 1.05em, justify: false)

// What has no place to break gets some: a name of two hundred letters stays on the page.
#show regex("\S{27,}"): it => it.text.clusters().join(sym.zws)

#set page(
  paper: "us-letter",
  margin: (left: 1.15in, right: 1.15in, top: 0.95in, bottom: 1in),
)
#set page(footer: context {
  set text(size: 8pt, fill: quiet)
  line(length: 100%, stroke: 0.5pt + rule)
  v(-0.5em)
  grid(
    columns: (1fr, auto), column-gutter: 1em,
    letter.foot,
    letter.pageWords.replace("{page}", str(counter(page).get().first())).replace("{pages}", str(counter(page).final().first())),
  )
})

#show heading.where(level: 1): it => block(above: 1.6em, below: 1.1em, text(size: 17.5pt, weight: 600, fill: ink, it.body))
#show heading.where(level: 2): it => block(above: 1.9em, below: 0.85em, sticky: true, text(size: 12.5pt, weight: 600, fill: accent, it.body))

#let small(body) = text(size: 8.6pt, fill: quiet, body)
#let tabular(body) = text(number-width: "tabular", body)

// The letterhead.
#block(below: 0.4em, grid(
  columns: (1fr, auto), column-gutter: 2em, align: (left + bottom, right + bottom),
  [
    #text(size: 8.6pt, fill: quiet, tracking: 0.04em, upper(letter.head.over)) \
    #text(size: 14.5pt, weight: 600, fill: accent, letter.head.name)
  ],
  small(letter.head.lines.join(linebreak())),
))
#line(length: 100%, stroke: 1.6pt + accent)
#if "notice" in letter {
  block(above: 0.7em, text(size: 8.6pt, weight: 600, fill: rgb("#8b0a03"), letter.notice))
}

#block(above: 1.7em, below: 0em, grid(
  columns: (1fr, auto), column-gutter: 2em,
  letter.to.join(linebreak()),
  grid(
    columns: (auto, auto), column-gutter: 0.8em, row-gutter: 0.55em, align: (right, left),
    ..letter.references.map(it => (small(it.label), text(size: 9pt, it.value))).flatten(),
  ),
))

#heading(level: 1, letter.title)

#block(
  width: 100%, fill: wash, inset: (left: 1.2em, right: 1.2em, top: 1em, bottom: 1em), stroke: (left: 3pt + accent), below: 1.4em,
  {
    small(letter.summary.label)
    v(0.15em)
    par(text(size: 12.5pt, weight: 600, letter.summary.says))
    if "amount" in letter.summary {
      par(text(size: 21pt, weight: 600, fill: accent, tabular(letter.summary.amount)))
    }
    for said in letter.summary.lines { par(said) }
  },
)

#let shown(given) = {
  let numbers = given.columns.map(it => it.at("number", default: false))
  let sum = given.at("total", default: false)
  let last = given.rows.len()
  set par(leading: 0.5em)
  set text(size: 9.2pt)
  block(above: 0.9em, below: 1.2em, table(
    columns: given.columns.map(it => if "share" in it { it.share * 1fr } else { auto }),
    align: (column, row) => if numbers.at(column) { right + top } else { left + top },
    inset: (x: 0.55em, y: 0.5em),
    stroke: (column, row) => (bottom: if row == 0 { 1pt + accent } else { 0.5pt + rule }),
    table.header(..given.columns.map(it => text(size: 8.6pt, weight: 600, fill: accent, it.head))),
    ..given.rows.enumerate().map(((index, row)) => row.enumerate().map(((column, cell)) => {
      let body = if numbers.at(column) { tabular(cell) } else { cell }
      if sum and index == last - 1 { text(weight: 600, body) } else { body }
    })).flatten(),
  ))
}

#let seal(given) = block(
  above: 1em, below: 1.2em, width: 100%, stroke: 0.8pt + accent, inset: 1em, breakable: false,
  grid(
    columns: (auto, 1fr), column-gutter: 1.6em, align: horizon,
    text(size: 14pt, weight: 600, fill: accent, tracking: 0.06em, tabular(given.code)),
    small(given.says),
  ),
)

#let told(section) = {
  heading(level: 2, section.title)
  for given in section.blocks {
    if "text" in given { par(given.text) }
    if "list" in given { list(..given.list, spacing: 0.8em, marker: text(fill: accent, "•")) }
    if "table" in given { shown(given.table) }
    if "code" in given { seal(given) }
  }
}

#for section in letter.sections { told(section) }

#if letter.signed.len() > 0 {
  block(above: 2.4em, below: 1.2em, breakable: false, grid(
    columns: letter.signed.map(it => 1fr), column-gutter: 2em,
    ..letter.signed.map(it => [
      #line(length: 100%, stroke: 0.7pt + ink)
      #v(-0.55em)
      #small(it.label) \
      #text(weight: 600, it.name) \
      #small(it.role)
    ]),
  ))
}
#for said in letter.basis { block(above: 0.6em, small(said)) }

#if letter.annex.len() > 0 { pagebreak(weak: true) }
#for section in letter.annex { told(section) }
`;
