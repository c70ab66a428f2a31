// Generated from clauses.yaml by npm run generate; edits are lost.
// The register is written there, for people; here it is data for the law room.

/** What each clause does, in both languages, and how it is cited. */
export const CLAUSES = {
  "4-234-1": {
    "cite": "4 L.P.R.A. § 234(1)",
    "title": {
      "en": "The Administrator",
      "es": "El Administrador"
    },
    "says": {
      "en": "The Administrator heads the System. Each act of discretion names the person in office that day; since 23 August 2017 the Retirement Board designates that person.",
      "es": "El Administrador dirige el Sistema. Cada acto discrecional nombra a quien ocupaba el cargo ese día; desde el 23 de agosto de 2017 lo designa la Junta de Retiro."
    },
    "asks": "office:authorities"
  },
  "4-234-2": {
    "cite": "4 L.P.R.A. § 234(2)",
    "title": {
      "en": "The fiscal year",
      "es": "El año económico"
    },
    "says": {
      "en": "A fiscal year opens on 1 July and closes on the next 30 June. It bears the number of the year in which it closes.",
      "es": "El año económico comienza el 1 de julio y termina el 30 de junio siguiente. Se identifica por el año en que termina."
    },
    "asks": "office:fiscal-year"
  },
  "4-234-3.designation": {
    "cite": "4 L.P.R.A. § 234(3)",
    "title": {
      "en": "The designated beneficiary",
      "es": "El beneficiario designado"
    },
    "says": {
      "en": "The persons named in the last written order are the beneficiaries. An order counts only if it was duly recognized and the Administrator has it on file.",
      "es": "Son beneficiarios las personas nombradas en la última orden escrita. La orden solo cuenta si fue debidamente reconocida y consta radicada ante el Administrador."
    },
    "asks": "beneficiaries",
    "reads": [
      "order-last"
    ]
  },
  "4-234-3.heirs": {
    "cite": "4 L.P.R.A. § 234(3)",
    "title": {
      "en": "Heirs as beneficiaries",
      "es": "Los herederos como beneficiarios"
    },
    "says": {
      "en": "Where there is no order, or the person it names does not outlive the participant or pensioner, the legal heirs become the beneficiaries.",
      "es": "Si no hay orden, o si la persona nombrada no sobrevive al participante o pensionado, los herederos legales pasan a ser los beneficiarios."
    },
    "asks": "beneficiaries",
    "reads": [
      "predeceased-share"
    ]
  },
  "4-234-4": {
    "cite": "4 L.P.R.A. § 234(4)",
    "title": {
      "en": "The operative date",
      "es": "La fecha de aplicación"
    },
    "says": {
      "en": "The System begins to operate on 1 July 1954. Before that day none of its rules has any value.",
      "es": "El Sistema comienza a aplicarse el 1 de julio de 1954. Antes de ese día ninguna de sus reglas tiene valor."
    },
    "asks": "office:law-dates"
  },
  "4-234-5": {
    "cite": "4 L.P.R.A. § 234(5)",
    "title": {
      "en": "The Government",
      "es": "El Gobierno"
    },
    "says": {
      "en": "Government means the Commonwealth of Puerto Rico. Subsection (14) counts as government service what is rendered to it.",
      "es": "Gobierno significa el Estado Libre Asociado de Puerto Rico. El inciso (14) considera servicio al Gobierno el que se rinde a este."
    },
    "asks": "service"
  },
  "4-234-6": {
    "cite": "4 L.P.R.A. § 234(6)",
    "title": {
      "en": "Actuarial guidelines",
      "es": "Guías actuariales"
    },
    "says": {
      "en": "Through 30 June 1959, the System's first five years, the men's Combined Annuity and Mortality Tables apply. From then on the Board of Trustees adopts the tables, as its actuary recommends.",
      "es": "Hasta el 30 de junio de 1959, los primeros cinco años del Sistema, rigen las Tablas Combinadas de Anualidad y Mortalidad para hombres. Después rigen las tablas que la Junta de Síndicos adopta por recomendación del actuario."
    },
    "asks": "office:board-resolutions"
  },
  "4-234-7": {
    "cite": "4 L.P.R.A. § 234(7)",
    "title": {
      "en": "Interest of the System",
      "es": "El interés del Sistema"
    },
    "says": {
      "en": "Interest runs at 2.5 percent a year and is added to the principal once a year. A rate that the Board prescribes takes its place.",
      "es": "El interés es de 2.5 por ciento al año y se suma al principal una vez al año. El tipo que la Junta prescriba ocupa su lugar."
    },
    "asks": "interest",
    "reads": [
      "interest-fraction"
    ]
  },
  "4-234-8": {
    "cite": "4 L.P.R.A. § 234(8)",
    "title": {
      "en": "Who is a judge",
      "es": "Quién es juez"
    },
    "says": {
      "en": "The Justices of the Supreme Court are judges, and so are the members of the District Court and of the Court of First Instance.",
      "es": "Son jueces los del Tribunal Supremo, los del Tribunal de Distrito y los del Tribunal de Primera Instancia."
    },
    "asks": "service",
    "reads": [
      "appeals-judges"
    ]
  },
  "4-234-9": {
    "cite": "4 L.P.R.A. § 234(9)",
    "title": {
      "en": "The Board",
      "es": "La Junta"
    },
    "says": {
      "en": "Board means the Board of Trustees and, since 23 August 2017, the Retirement Board. Each resolution states which of the two adopted it.",
      "es": "Junta significa la Junta de Síndicos y, desde el 23 de agosto de 2017, la Junta de Retiro. Cada resolución indica cuál de las dos la adoptó."
    },
    "asks": "office:authorities"
  },
  "4-234-10": {
    "cite": "4 L.P.R.A. § 234(10)",
    "title": {
      "en": "The participant",
      "es": "El participante"
    },
    "says": {
      "en": "A judge who belongs to the System is a participant.",
      "es": "El juez que pertenece al Sistema es participante."
    },
    "asks": "service"
  },
  "4-234-11.monthly": {
    "cite": "4 L.P.R.A. § 234(11)",
    "title": {
      "en": "Monthly pension for life",
      "es": "Pensión mensual vitalicia"
    },
    "says": {
      "en": "A pension is paid month by month while the pensioner lives. Each payment falls due when the calendar month closes.",
      "es": "La pensión se paga mes a mes mientras viva el pensionado. Cada pago vence al cierre del mes natural."
    },
    "asks": "payments",
    "reads": [
      "payday",
      "rounding"
    ]
  },
  "4-234-11.first": {
    "cite": "4 L.P.R.A. § 234(11)",
    "title": {
      "en": "First pension payment",
      "es": "Primer pago de la pensión"
    },
    "says": {
      "en": "The first payment covers the days from the start of the pension to the close of that month.",
      "es": "El primer pago cubre los días desde que comienza la pensión hasta el cierre de ese mes."
    },
    "asks": "payments",
    "reads": [
      "day-count"
    ]
  },
  "4-234-11.last": {
    "cite": "4 L.P.R.A. § 234(11)",
    "title": {
      "en": "Last pension payment",
      "es": "Último pago de la pensión"
    },
    "says": {
      "en": "Of the month of death, the last payment covers only the part up to the death.",
      "es": "Del mes de la muerte, el último pago cubre solo la parte transcurrida hasta ella."
    },
    "asks": "payments",
    "reads": [
      "day-count",
      "day-of-death"
    ]
  },
  "4-234-12": {
    "cite": "4 L.P.R.A. § 234(12)",
    "title": {
      "en": "The pensioner",
      "es": "El pensionado"
    },
    "says": {
      "en": "Whoever draws a pension from the System is a pensioner.",
      "es": "Pensionado es quien cobra una pensión del Sistema."
    },
    "asks": "office:status"
  },
  "4-234-13": {
    "cite": "4 L.P.R.A. § 234(13)",
    "title": {
      "en": "The Hybrid Program",
      "es": "El Programa Híbrido"
    },
    "says": {
      "en": "A judge whose first enrollment is later than 1 July 2014 must take part in the Hybrid Program (for that day itself a reading decides). Retirement under it brings two annuities: one of defined benefits and one out of the contributions account.",
      "es": "El juez cuyo primer ingreso es posterior al 1 de julio de 2014 participa por obligación en el Programa Híbrido (sobre ese mismo día decide una interpretación). Al retiro corresponden dos anualidades: una de beneficios definidos y otra de la cuenta de aportaciones."
    },
    "asks": "cohort",
    "reads": [
      "hybrid-start",
      "hybrid-sections",
      "transition-start"
    ]
  },
  "4-234-14.span": {
    "cite": "4 L.P.R.A. § 234(14)",
    "title": {
      "en": "Span of the services",
      "es": "Extensión de los servicios"
    },
    "says": {
      "en": "Service begins with the first appointment as judge or the first entry into the Government's service, whichever is earlier, and ends at separation. It may have begun before the Act.",
      "es": "Los servicios comienzan con el primer nombramiento como juez o con el primer ingreso al servicio del Gobierno, lo que ocurra antes, y terminan con la separación. Pueden haber comenzado antes de la Ley."
    },
    "asks": "service"
  },
  "4-234-14.gaps": {
    "cite": "4 L.P.R.A. § 234(14)",
    "title": {
      "en": "Gaps are left out",
      "es": "Los intervalos se excluyen"
    },
    "says": {
      "en": "Time away from government service that follows a resignation, a separation or the end of a term earns no credit.",
      "es": "No se acredita el tiempo fuera del servicio del Gobierno que sigue a una renuncia, a una separación o al fin de un término."
    },
    "asks": "service"
  },
  "4-234-14.non-judge": {
    "cite": "4 L.P.R.A. § 234(14)(a)-(b)",
    "title": {
      "en": "Credit for other government service",
      "es": "Crédito por otros servicios al Gobierno"
    },
    "says": {
      "en": "Government service other than as judge counts after eight years as judge, once the participant returns what the other retirement system refunded. The sum includes the interest which that system's rate had added by the day of its refund.",
      "es": "El servicio al Gobierno que no es como juez se acredita tras ocho años como juez, si el participante devuelve lo que el otro sistema de retiro le reembolsó. La suma incluye los intereses acumulados hasta el día de ese reembolso, al tipo de aquel sistema."
    },
    "asks": "service",
    "reads": [
      "eight-years",
      "refunded-as-of"
    ]
  },
  "4-234-14.non-judge-disability": {
    "cite": "4 L.P.R.A. § 234(14)(b)",
    "title": {
      "en": "Other service and nonoccupational disability",
      "es": "Otros servicios e incapacidad no ocupacional"
    },
    "says": {
      "en": "Toward a nonoccupational disability pension, and toward nothing else, that service counts without the eight years. The contributions must be returned all the same.",
      "es": "Para la pensión por incapacidad no ocupacional, y solo para ella, esos servicios se acreditan sin los ocho años. Las aportaciones deben devolverse igualmente."
    },
    "asks": "service"
  },
  "4-234-14.surcharge": {
    "cite": "4 L.P.R.A. § 234(14)(b)",
    "title": {
      "en": "Surcharge for other service",
      "es": "Recargo por otros servicios"
    },
    "says": {
      "en": "Participants who enrolled by 30 June 2014 contribute a further 0.25 percentage point. It pays for the credit of other service.",
      "es": "Los participantes que ingresaron a más tardar el 30 de junio de 2014 aportan 0.25 punto porcentual más. Con ello se costea el crédito por otros servicios."
    },
    "asks": "contribution",
    "reads": [
      "base-contribution"
    ]
  },
  "4-234-14.month": {
    "cite": "4 L.P.R.A. § 234(14)(b)",
    "title": {
      "en": "Fractions of a month",
      "es": "Fracciones de mes"
    },
    "says": {
      "en": "A month in which any service was rendered counts whole. No calendar month counts twice.",
      "es": "El mes en que se rindió algún servicio cuenta entero. Ningún mes natural cuenta dos veces."
    },
    "asks": "service"
  },
  "4-234-14.hybrid": {
    "cite": "4 L.P.R.A. § 234(14)",
    "title": {
      "en": "Service in the Hybrid Program",
      "es": "Servicios en el Programa Híbrido"
    },
    "says": {
      "en": "For a Hybrid Program participant service starts on the day of the first judicial appointment to the General Court of Justice. Only service as judge is credited.",
      "es": "Para el participante del Programa Híbrido los servicios comienzan el día de su primer nombramiento como juez del Tribunal General de Justicia. Solo se acreditan los servicios como juez."
    },
    "asks": "service"
  },
  "4-234-15": {
    "cite": "4 L.P.R.A. § 234(15)",
    "title": {
      "en": "The Judiciary System",
      "es": "El Sistema de la Judicatura"
    },
    "says": {
      "en": "System means the Judiciary Retirement System. Its funds and its decisions never mix with those of another system.",
      "es": "Sistema significa el Sistema de Retiro para la Judicatura. Sus fondos y sus decisiones nunca se mezclan con los de otro sistema."
    },
    "asks": "office:systems"
  },
  "4-234-16": {
    "cite": "4 L.P.R.A. § 234(16)",
    "title": {
      "en": "Salary of a judge",
      "es": "El salario del juez"
    },
    "says": {
      "en": "Salary is what a judge receives in a year for serving as judge.",
      "es": "Salario es lo que el juez recibe en un año por servir como juez."
    },
    "asks": "service"
  },
  "4-238-A.right": {
    "cite": "4 L.P.R.A. § 238(A)",
    "title": {
      "en": "Occupational disability pension",
      "es": "Pensión por incapacidad ocupacional"
    },
    "says": {
      "en": "A participant disabled for duty has a right to this pension if the disability arose from the employment and in the course of it.",
      "es": "El participante incapacitado para el servicio tiene derecho a esta pensión si la incapacidad surgió por causa del empleo y en su curso."
    },
    "asks": "occupational-disability"
  },
  "4-238-A.proof": {
    "cite": "4 L.P.R.A. § 238(A)(a)",
    "title": {
      "en": "Medical proof, occupational disability",
      "es": "Prueba médica, incapacidad ocupacional"
    },
    "says": {
      "en": "Physicians of the kind and in the number that subsection (C) demands must prove the disability.",
      "es": "La incapacidad se prueba con médicos de la clase y en el número que exige el inciso (C)."
    },
    "asks": "occupational-disability"
  },
  "4-238-A.application": {
    "cite": "4 L.P.R.A. § 238(A)(b)",
    "title": {
      "en": "Formal application, occupational disability",
      "es": "Solicitud formal, incapacidad ocupacional"
    },
    "says": {
      "en": "The participant files a formal application and uses the form that the Administrator prescribes.",
      "es": "El participante radica una solicitud formal y usa el formulario que prescribe el Administrador."
    },
    "asks": "occupational-disability"
  },
  "4-238-A.compensable": {
    "cite": "4 L.P.R.A. § 238(A)(c)",
    "title": {
      "en": "Compensable as a work accident",
      "es": "Compensable como accidente del trabajo"
    },
    "says": {
      "en": "The disability must be one for which the Workmen's Accident Compensation Act gives compensation.",
      "es": "La incapacidad debe ser una por la cual compensa la Ley de Compensaciones por Accidentes del Trabajo."
    },
    "asks": "occupational-disability"
  },
  "4-238-A.amount": {
    "cite": "4 L.P.R.A. § 238(A)",
    "title": {
      "en": "Amount, occupational disability",
      "es": "Cuantía, incapacidad ocupacional"
    },
    "says": {
      "en": "The pension is half of the base rate of compensation in force for the participant when the disability occurred.",
      "es": "La pensión es la mitad del tipo base de compensación que el participante tenía cuando ocurrió la incapacidad."
    },
    "asks": "occupational-disability"
  },
  "4-238-A.offset": {
    "cite": "4 L.P.R.A. § 238(A)",
    "title": {
      "en": "Offset of the Fund's payments",
      "es": "Descuento de los pagos del Fondo"
    },
    "says": {
      "en": "Sums due from the State Insurance Fund to the participant on account of the disability are set off against the pension.",
      "es": "De la pensión se descuenta lo que el Fondo del Seguro del Estado deba al participante por la incapacidad."
    },
    "asks": "occupational-disability",
    "reads": [
      "fund-offset"
    ]
  },
  "4-238-A.fund-pays-system": {
    "cite": "4 L.P.R.A. § 238(A)",
    "title": {
      "en": "The Fund pays the System",
      "es": "El Fondo paga al Sistema"
    },
    "says": {
      "en": "The State Insurance Fund pays those sums to the System, and its debt to the participant is discharged. The Administrator may agree with the Fund on how they are received.",
      "es": "El Fondo del Seguro del Estado paga esas sumas al Sistema y con ello queda relevado frente al participante. El Administrador puede acordar con el Fondo la forma de recibirlas."
    },
    "asks": "office:fund-receipts"
  },
  "4-238-B.right": {
    "cite": "4 L.P.R.A. § 238(B)",
    "title": {
      "en": "Nonoccupational disability pension",
      "es": "Pensión por incapacidad no ocupacional"
    },
    "says": {
      "en": "The participant has ten or more years of creditable service and, before turning 60 and in office as judge, becomes disabled for service totally and permanently. The disability stands in the way of the judge's duties.",
      "es": "El participante tiene diez o más años de servicios acreditables y, antes de cumplir 60 y en el cargo de juez, se incapacita para el servicio de manera total y permanente. La incapacidad le impide cumplir las funciones de juez."
    },
    "asks": "nonoccupational-disability",
    "reads": [
      "before-sixty",
      "attained-age"
    ]
  },
  "4-238-B.application": {
    "cite": "4 L.P.R.A. § 238(B)(a)",
    "title": {
      "en": "Formal application, nonoccupational disability",
      "es": "Solicitud formal, incapacidad no ocupacional"
    },
    "says": {
      "en": "A formal application on the prescribed form reaches the Administrator.",
      "es": "La solicitud formal, en el formulario prescrito, se radica ante el Administrador."
    },
    "asks": "nonoccupational-disability"
  },
  "4-238-B.exam": {
    "cite": "4 L.P.R.A. § 238(B)(b)",
    "title": {
      "en": "Medical examination",
      "es": "Examen médico"
    },
    "says": {
      "en": "Physicians in accordance with subsection (C) examine the participant. They certify that the disability for service is total and permanent.",
      "es": "Médicos conforme al inciso (C) examinan al participante. Certifican que la incapacidad para el servicio es total y permanente."
    },
    "asks": "nonoccupational-disability"
  },
  "4-238-B.amount": {
    "cite": "4 L.P.R.A. § 238(B)",
    "title": {
      "en": "Amount, nonoccupational disability",
      "es": "Cuantía, incapacidad no ocupacional"
    },
    "says": {
      "en": "The first ten years of creditable service earn 30 percent of average compensation a year. Each further year adds 1 percent of it.",
      "es": "Los primeros diez años de servicios acreditables dan 30 por ciento de la compensación promedio al año. Cada año adicional añade 1 por ciento de ella."
    },
    "asks": "nonoccupational-disability",
    "reads": [
      "average-compensation",
      "years-over-ten"
    ]
  },
  "4-238-B.cap": {
    "cite": "4 L.P.R.A. § 238(B)",
    "title": {
      "en": "Ceiling of the annuity",
      "es": "Tope de la anualidad"
    },
    "says": {
      "en": "The annuity stops at 50 percent of average compensation, however long the service.",
      "es": "La anualidad no pasa de 50 por ciento de la compensación promedio, por largos que sean los servicios."
    },
    "asks": "nonoccupational-disability"
  },
  "4-238-B.superseded-floor": {
    "cite": "4 L.P.R.A. § 238(B)",
    "title": {
      "en": "Floor from superseded systems",
      "es": "Mínimo de los sistemas sobreseídos"
    },
    "says": {
      "en": "Whoever belonged to a superseded system on 31 December 1951 received, through 31 December 1960, at least what the rules of that system gave.",
      "es": "Quien pertenecía a un sistema sobreseído el 31 de diciembre de 1951 recibía, hasta el 31 de diciembre de 1960, al menos lo que daban las reglas de ese sistema."
    },
    "asks": "nonoccupational-disability"
  },
  "4-238-B.discontinue": {
    "cite": "4 L.P.R.A. § 238(B)",
    "title": {
      "en": "Discontinuing the annuity",
      "es": "Descontinuar la anualidad"
    },
    "says": {
      "en": "If intemperance, misconduct or vicious habits keep the disability alive, the Administrator may end the annuity.",
      "es": "Si la intemperancia, la mala conducta o los hábitos viciosos mantienen la incapacidad, el Administrador puede descontinuar la anualidad."
    },
    "asks": "disability-discontinuance"
  },
  "4-238-B.discontinue-refund": {
    "cite": "4 L.P.R.A. § 238(B)",
    "title": {
      "en": "Refund after discontinuing",
      "es": "Reembolso tras descontinuarla"
    },
    "says": {
      "en": "The pensioner then gets back the contributions accumulated by retirement, less the disability annuity already paid. If as much or more was paid, nothing is due.",
      "es": "El pensionado recibe entonces las aportaciones acumuladas hasta el retiro, menos la anualidad por incapacidad ya pagada. Si se pagó tanto o más, nada se debe."
    },
    "asks": "disability-discontinuance"
  },
  "4-238-C.physicians": {
    "cite": "4 L.P.R.A. § 238(C)",
    "title": {
      "en": "Physicians who find disability",
      "es": "Médicos que determinan la incapacidad"
    },
    "says": {
      "en": "One government physician is enough; without one it takes two or more whom the Administrator designated, all of them in lawful practice. Their examination must show that the participant cannot properly carry out a judge's duties.",
      "es": "Basta un médico al servicio del Gobierno; sin él hacen falta dos o más que el Administrador haya designado, todos en el ejercicio legal de su profesión. El examen debe mostrar que el participante no puede cumplir debidamente las funciones de juez."
    },
    "asks": "medical-proof",
    "reads": [
      "conflicting-certificates"
    ]
  },
  "4-238-C.earnings": {
    "cite": "4 L.P.R.A. § 238(C)",
    "title": {
      "en": "Earnings of a disability pensioner",
      "es": "Ingresos del pensionado por incapacidad"
    },
    "says": {
      "en": "The disability pension and the income from gainful work may together reach the wage at retirement and no more. The pension is reduced by what goes beyond it.",
      "es": "La pensión por incapacidad y los ingresos de un trabajo remunerado pueden alcanzar juntos el salario al retiro, y no más. La pensión se reduce en lo que lo exceda."
    },
    "asks": "disability-earnings",
    "reads": [
      "earnings-period"
    ]
  },
  "4-238-D.right": {
    "cite": "4 L.P.R.A. § 238(D)",
    "title": {
      "en": "Disability in the Hybrid Program",
      "es": "Incapacidad en el Programa Híbrido"
    },
    "says": {
      "en": "The pensions of (A) and (B) are open to a Hybrid Program participant by the rules of (C). The application must come before age 65, with five years or more of credited service.",
      "es": "El participante del Programa Híbrido puede recibir las pensiones de (A) y (B) según las reglas de (C). Debe solicitarlas antes de los 65 años de edad, con cinco o más años de servicios acreditados."
    },
    "asks": "hybrid-disability",
    "reads": [
      "hybrid-disability-tests"
    ]
  },
  "4-238-D.ceiling": {
    "cite": "4 L.P.R.A. § 238(D)",
    "title": {
      "en": "Lesser of two ceilings",
      "es": "El menor de dos topes"
    },
    "says": {
      "en": "Whatever the cause of the disability, the pension never passes the lower of two ceilings. One is 33 percent of average compensation over the last five years; the other adds the defined benefit accrued to the disability, on that average, and the annuity found by dividing the individual contributions, return included, by the actuaries' factor.",
      "es": "Sea cual sea la causa de la incapacidad, la pensión nunca pasa del menor de dos topes. Uno es 33 por ciento de la compensación promedio de los últimos cinco años; el otro suma el beneficio definido acumulado hasta la incapacidad, sobre ese promedio, y la anualidad que resulta de dividir las aportaciones individuales, con su rendimiento, entre el factor de los actuarios."
    },
    "asks": "hybrid-disability",
    "reads": [
      "hybrid-accrued",
      "hybrid-underlying",
      "last-five-years",
      "factor-unit"
    ]
  },
  "4-242b-a": {
    "cite": "4 L.P.R.A. § 242b(a)",
    "title": {
      "en": "Distribution of the balance",
      "es": "Distribución del balance"
    },
    "says": {
      "en": "A participant who separates for good with less than twelve years of credited service receives the balance of the account. A separation by total and permanent disability, death or removal from office falls outside this rule.",
      "es": "El participante que se separa permanentemente con menos de doce años de servicios acreditados recibe el balance de la cuenta. La separación por incapacidad total y permanente, muerte o destitución queda fuera de esta regla."
    },
    "asks": "hybrid-separation",
    "reads": [
      "destitution",
      "dismissed-account"
    ]
  },
  "4-242b-b": {
    "cite": "4 L.P.R.A. § 242b(b)",
    "title": {
      "en": "Life annuity at age 65",
      "es": "Anualidad vitalicia a los 65 años"
    },
    "says": {
      "en": "After a separation of that kind, twelve or more years as judge and the age of 65 give a right to an annuity for life out of the account.",
      "es": "Tras una separación de esa clase, doce o más años como juez y la edad de 65 años dan derecho a una anualidad vitalicia de la cuenta."
    },
    "asks": "hybrid-separation",
    "reads": [
      "twelve-under-65"
    ]
  },
  "4-242b-c": {
    "cite": "4 L.P.R.A. § 242b(c)",
    "title": {
      "en": "Computing the life annuity",
      "es": "Cómputo de la anualidad vitalicia"
    },
    "says": {
      "en": "The balance accumulated by retirement is divided by a factor. It is for the Board to set it in consultation with its actuaries, taking account of how long the participant may live and of a rate of interest.",
      "es": "El balance acumulado al retiro se divide entre un factor. La Junta lo fija en consulta con sus actuarios, según la expectativa de vida del participante y un tipo de interés."
    },
    "asks": "hybrid-separation",
    "reads": [
      "factor-unit"
    ]
  },
  "4-242b-d.fixed": {
    "cite": "4 L.P.R.A. § 242b(d)",
    "title": {
      "en": "The annuity is fixed",
      "es": "La anualidad es fija"
    },
    "says": {
      "en": "The annuity comes every month for life and stays as awarded. Only an error in its issue or an express provision allows a change.",
      "es": "La anualidad se paga cada mes de por vida y queda como se concedió. Solo un error al emitirla o una disposición expresa permite cambiarla."
    },
    "asks": "office:award-changes"
  },
  "4-242b-d.first": {
    "cite": "4 L.P.R.A. § 242b(d)",
    "title": {
      "en": "First annuity payment",
      "es": "Primer pago de la anualidad"
    },
    "says": {
      "en": "The first payment covers what is left of the month in which the annuity starts.",
      "es": "El primer pago cubre lo que resta del mes en que comienza la anualidad."
    },
    "asks": "payments",
    "reads": [
      "day-count"
    ]
  },
  "4-242b-d.last": {
    "cite": "4 L.P.R.A. § 242b(d)",
    "title": {
      "en": "Last annuity payment",
      "es": "Último pago de la anualidad"
    },
    "says": {
      "en": "The last payment covers the month of death to its close. The pension of § 234(11), by contrast, stops at the death.",
      "es": "El último pago cubre el mes de la muerte hasta su cierre. La pensión de la § 234(11), en cambio, cesa con la muerte."
    },
    "asks": "payments"
  },
  "4-242b-e.refund": {
    "cite": "4 L.P.R.A. § 242b(e)",
    "title": {
      "en": "Death in active service",
      "es": "Muerte en servicio activo"
    },
    "says": {
      "en": "When a participant dies in active service, the contributions and their return up to that day are refunded. They go to the person designated or, failing one, to the heirs.",
      "es": "Cuando el participante muere en servicio activo, se reembolsan las aportaciones y su rendimiento hasta ese día. Van a la persona designada o, en su defecto, a los herederos."
    },
    "asks": "hybrid-death",
    "reads": [
      "deferred-death"
    ]
  },
  "4-242b-e.debts": {
    "cite": "4 L.P.R.A. § 242b(e)",
    "title": {
      "en": "Debts come first",
      "es": "Las deudas van primero"
    },
    "says": {
      "en": "Out of that refund the Administrator first recovers what the participant still owed the System.",
      "es": "De ese reembolso el Administrador recobra primero lo que el participante aún debía al Sistema."
    },
    "asks": "hybrid-death"
  },
  "4-242b-f.excess": {
    "cite": "4 L.P.R.A. § 242b(f)",
    "title": {
      "en": "Death of a pensioner",
      "es": "Muerte de un pensionado"
    },
    "says": {
      "en": "When a pensioner dies, what the account held at retirement is compared with all the annuity payments received. What was not yet paid out goes in one sum to the person designated or to the heirs.",
      "es": "Al morir el pensionado, lo que tenía la cuenta al retiro se compara con todos los pagos de anualidad recibidos. Lo que faltaba por pagar va en una sola suma a la persona designada o a los herederos."
    },
    "asks": "hybrid-death",
    "reads": [
      "transfer-annuity",
      "debts-from-excess"
    ]
  },
  "4-242b-f.thirty-days": {
    "cite": "4 L.P.R.A. § 242b(f)",
    "title": {
      "en": "Death within thirty days",
      "es": "Muerte dentro de treinta días"
    },
    "says": {
      "en": "A pensioner's death within 30 days of retirement counts as a death in active service in every rule of the chapter.",
      "es": "La muerte del pensionado dentro de los 30 días del retiro cuenta como muerte en servicio activo en todas las reglas del capítulo."
    },
    "asks": "hybrid-death",
    "reads": [
      "thirty-days"
    ]
  },
  "3-764-a": {
    "cite": "3 L.P.R.A. § 764(a)",
    "title": {
      "en": "Government and municipal members",
      "es": "Miembros del Gobierno y los municipios"
    },
    "says": {
      "en": "Members are the career, trust, probationary and, since 6 July 2011, temporary personnel of the Executive Branch, the regular personnel of the Judiciary, the Justices of the Peace, and the regular personnel of the municipalities with their mayors. Temporary municipal employees stay out, and judges have a System of their own.",
      "es": "Son miembros el personal de carrera, de confianza, probatorio y, desde el 6 de julio de 2011, transitorio de la Rama Ejecutiva, el personal regular de la Rama Judicial, los Jueces de Paz y el personal regular de los municipios con sus alcaldes. Los empleados transitorios municipales quedan fuera y los jueces tienen su propio Sistema."
    },
    "asks": "ers-membership",
    "reads": [
      "temporary-municipal",
      "municipal-participation"
    ]
  },
  "3-764-b": {
    "cite": "3 L.P.R.A. § 764(b)",
    "title": {
      "en": "Participating enterprises and municipalities",
      "es": "Empresas y municipios participantes"
    },
    "says": {
      "en": "Where a public enterprise or a municipality participates as employer, its regular and temporary employees belong to the System too. Section 782 sets the limits.",
      "es": "Cuando una empresa pública o un municipio participa como patrono, sus empleados regulares y transitorios también pertenecen al Sistema. La § 782 fija los límites."
    },
    "asks": "ers-membership",
    "reads": [
      "temporary-municipal",
      "municipal-participation"
    ]
  },
  "3-764-c": {
    "cite": "3 L.P.R.A. § 764(c)",
    "title": {
      "en": "Ombudsman and AEELA",
      "es": "Procurador del Ciudadano y AEELA"
    },
    "says": {
      "en": "For membership, the Ombudsman's office is treated as a public instrumentality. The Employees Association (AEELA) is treated as a public enterprise.",
      "es": "Para la matrícula, la oficina del Procurador del Ciudadano se trata como instrumentalidad pública. La Asociación de Empleados (AEELA) se trata como empresa pública."
    },
    "asks": "ers-membership"
  },
  "3-764-d.optional": {
    "cite": "3 L.P.R.A. § 764(d)",
    "title": {
      "en": "Officials who may choose",
      "es": "Funcionarios que pueden optar"
    },
    "says": {
      "en": "The Governor and the Governor's aides, secretaries, agency and instrumentality heads, the Comptroller, legislators, the staff of the Assembly, of the Capitol and of Legislative Services, and the Governor's appointees to boards and commissions may choose whether to belong. They may go out and come back whenever they ask.",
      "es": "El Gobernador y sus ayudantes, los secretarios, los jefes de agencias e instrumentalidades, el Contralor, los legisladores, el personal de la Asamblea, del Capitolio y de Servicios Legislativos, y quienes el Gobernador nombra a juntas y comisiones pueden optar por pertenecer o no. Pueden salir y volver cuando lo soliciten."
    },
    "asks": "ers-membership",
    "reads": [
      "these-officials"
    ]
  },
  "3-764-d.credit": {
    "cite": "3 L.P.R.A. § 764(d)",
    "title": {
      "en": "Credit for the time outside",
      "es": "Crédito por el tiempo fuera"
    },
    "says": {
      "en": "Government service during a time outside the System is credited to them on payment. The price is the individual and the employer contribution for that time, with interest.",
      "es": "El servicio al Gobierno durante el tiempo fuera del Sistema se les acredita mediante pago. El precio es la aportación individual y la patronal de ese tiempo, con intereses."
    },
    "asks": "ers-readmission-cost",
    "reads": [
      "readmission-interest"
    ]
  },
  "3-764-e.optional": {
    "cite": "3 L.P.R.A. § 764(e)",
    "title": {
      "en": "Work outside Puerto Rico",
      "es": "Trabajo fuera de Puerto Rico"
    },
    "says": {
      "en": "Since 9 May 2004, employees whose work and residence are both outside Puerto Rico may decline the System or stop participating while they work there. The choice is irrevocable.",
      "es": "Desde el 9 de mayo de 2004, los empleados que trabajan y residen fuera de Puerto Rico pueden no ingresar al Sistema o dejar de participar mientras trabajen allí. La decisión es irrevocable."
    },
    "asks": "ers-membership"
  },
  "3-764-e.return": {
    "cite": "3 L.P.R.A. § 764(e)",
    "title": {
      "en": "Work inside Puerto Rico",
      "es": "Trabajo dentro de Puerto Rico"
    },
    "says": {
      "en": "From the day they work in Puerto Rico, again or for the first time, they must participate.",
      "es": "Desde el día en que trabajan en Puerto Rico, de nuevo o por primera vez, deben participar."
    },
    "asks": "ers-membership"
  },
  "3-764-e.refund": {
    "cite": "3 L.P.R.A. § 764(e)",
    "title": {
      "en": "Refund on opting out",
      "es": "Reembolso al optar por salir"
    },
    "says": {
      "en": "An employee who opts out may ask for the contributions back. The price is to waive any vested rights.",
      "es": "El empleado que opta por salir puede pedir el reembolso de sus aportaciones. A cambio renuncia a los derechos adquiridos que tenga."
    },
    "asks": "office:ers-refund"
  },
  "3-764-f": {
    "cite": "3 L.P.R.A. § 764(f)",
    "title": {
      "en": "Age is no bar",
      "es": "La edad no impide"
    },
    "says": {
      "en": "Nobody is refused admission on account of age.",
      "es": "A nadie se le niega el ingreso por razón de edad."
    },
    "asks": "ers-membership"
  },
  "3-764-g": {
    "cite": "3 L.P.R.A. § 764(g)",
    "title": {
      "en": "Regulations of the Administrator",
      "es": "Reglamentos del Administrador"
    },
    "says": {
      "en": "The Administrator makes the regulations and the Board approves them. They settle who may join, what is contributed, how benefits are computed, how service not yet credited is bought and on what terms the System pays.",
      "es": "El Administrador dicta los reglamentos y la Junta los aprueba. Fijan quién puede ingresar, cuánto se aporta, cómo se computan los beneficios, cómo se acreditan servicios aún no acreditados y en qué condiciones paga el Sistema."
    },
    "asks": "office:board-resolutions"
  },
  "3-764-h": {
    "cite": "3 L.P.R.A. § 764(h)",
    "title": {
      "en": "Rights under superseded plans",
      "es": "Derechos de planes sobreseídos"
    },
    "says": {
      "en": "Whoever belonged to a superseded plan on the eve of the Act's application keeps the rights vested there. Those earned in this System come on top.",
      "es": "Quien pertenecía a un plan sobreseído la víspera de la aplicación de la Ley conserva los derechos adquiridos en él. A ellos se añaden los de este Sistema."
    },
    "asks": "office:superseded-rights"
  },
  "3-764-i": {
    "cite": "3 L.P.R.A. § 764(i)",
    "title": {
      "en": "Irregular employees",
      "es": "Empleados irregulares"
    },
    "says": {
      "en": "An irregular employee (§§ 711 ff.) may claim admission after serving the Government for a period that the Administrator fixes with the Board. The period is at least three years.",
      "es": "El empleado irregular (§§ 711 y ss.) puede reclamar su ingreso tras servir al Gobierno durante un período que el Administrador fija con la Junta. El período es de tres años por lo menos."
    },
    "asks": "ers-membership"
  },
  "3-764-prtc.right": {
    "cite": "3 L.P.R.A. § 764, telephone ¶ 1",
    "title": {
      "en": "Credit for former telephone employees",
      "es": "Crédito a exempleados telefónicos"
    },
    "says": {
      "en": "The right belongs to those who, when the Telephone Authority was sold in 1999, worked there and were participants, and who draw a benefit or hold a vested deferred pension. They may obtain credit toward a merit pension for years in any branch of government (Claro, Verizon and the Telephone Company count), or have their pension recalculated.",
      "es": "El derecho es de quienes trabajaban en la Autoridad de Teléfonos y eran participantes al venderse en 1999, y reciben un beneficio o tienen adquirida una pensión diferida. Pueden obtener crédito hacia una pensión por mérito por años en cualquier rama del Gobierno (cuentan Claro, Verizon y la Telephone Company), o el recómputo de su pensión."
    },
    "asks": "ers-telephone-credit"
  },
  "3-764-prtc.return": {
    "cite": "3 L.P.R.A. § 764, telephone ¶ 2",
    "title": {
      "en": "Return of withdrawn contributions",
      "es": "Devolución de aportaciones retiradas"
    },
    "says": {
      "en": "A person who took out every contribution may pay it back. The rights of the day of withdrawal then revive.",
      "es": "Quien retiró todas sus aportaciones puede devolverlas. Reviven entonces los derechos que tenía el día en que las retiró."
    },
    "asks": "ers-telephone-credit"
  },
  "3-764-prtc.interest": {
    "cite": "3 L.P.R.A. § 764, telephone ¶ 3",
    "title": {
      "en": "Special simple interest",
      "es": "Interés simple especial"
    },
    "says": {
      "en": "Years to be credited and contributions paid back bear simple interest at a special rate, 2.5 percent a year at the most.",
      "es": "Los años por acreditar y las aportaciones devueltas devengan interés simple a un tipo especial, de 2.5 por ciento al año a lo sumo."
    },
    "asks": "ers-telephone-credit",
    "reads": [
      "telephone-rate"
    ]
  },
  "3-764-prtc.gate": {
    "cite": "3 L.P.R.A. § 764, telephone ¶ 4",
    "title": {
      "en": "Access to the payment plan",
      "es": "Acceso al plan de pagos"
    },
    "says": {
      "en": "The payment plan is open to a participant who has ten credited years and lacks twenty or fewer for a merit pension.",
      "es": "El plan de pagos está abierto al participante que tiene diez años acreditados y a quien faltan veinte o menos para una pensión por mérito."
    },
    "asks": "ers-telephone-credit",
    "reads": [
      "telephone-gate"
    ]
  },
  "3-764-prtc.plan": {
    "cite": "3 L.P.R.A. § 764, telephone ¶ 5",
    "title": {
      "en": "Time to pay",
      "es": "Plazo para pagar"
    },
    "says": {
      "en": "Once the PRTC plan has turned over what it holds, all principal and interest must be paid. The term is five years or the time missing to complete thirty in service, the longer of the two, counted from the approval of the payment plan or the notice of the cost.",
      "es": "Una vez el plan de la PRTC entrega lo que tiene, debe pagarse todo el principal y los intereses. El plazo es de cinco años o el tiempo que falte para completar treinta en servicio, el mayor de los dos, desde la aprobación del plan de pagos o la notificación del costo."
    },
    "asks": "ers-telephone-credit",
    "reads": [
      "telephone-plan"
    ]
  },
  "3-764-prtc.no-employer": {
    "cite": "3 L.P.R.A. § 764, telephone ¶ 6",
    "title": {
      "en": "No employer's contribution",
      "es": "Sin aportación patronal"
    },
    "says": {
      "en": "The employer's contribution is not charged to these participants.",
      "es": "A estos participantes no se les cobra la aportación patronal."
    },
    "asks": "ers-telephone-credit"
  }
} as const;
