package rules

// The literature that several rules rest on.
const (
	haladyna2002 = "Haladyna, T. M., Downing, S. M., & Rodriguez, M. C. (2002). A review of multiple-choice item-writing guidelines for classroom assessment. Applied Measurement in Education, 15(3), 309-333. https://doi.org/10.1207/S15324818AME1503_5"
	haladyna2013 = "Haladyna, T. M., & Rodriguez, M. C. (2013). Developing and Validating Test Items. Routledge. https://doi.org/10.4324/9780203850381"
	nbme         = "National Board of Medical Examiners (2021). NBME Item-Writing Guide: Constructing Written Test Questions for the Health Sciences. Philadelphia, PA."
	moore2023    = "Moore, S., Nguyen, H. A., Chen, T., & Stamper, J. (2023). Assessing the quality of multiple-choice questions using GPT-4 and rule-based methods. EC-TEL 2023, LNCS 14200, 229-245. https://doi.org/10.1007/978-3-031-42682-7_16"
	saquet       = "Moore, S., Costello, E., Nguyen, H. A., & Stamper, J. (2024). An automatic question usability evaluation toolkit (SAQUET). AIED 2024."
	rfc8259      = "Bray, T. (ed.) (2017). The JavaScript Object Notation (JSON) Data Interchange Format. RFC 8259. https://www.rfc-editor.org/rfc/rfc8259"
	iJSON        = "Bray, T. (ed.) (2015). The I-JSON Message Format. RFC 7493. https://www.rfc-editor.org/rfc/rfc7493"
	chicago      = "The Chicago Manual of Style, 18th ed. (2024). University of Chicago Press."
	sp811        = "Thompson, A., & Taylor, B. N. (2008). Guide for the Use of the International System of Units (SI). NIST Special Publication 811. https://doi.org/10.6028/NIST.SP.811e2008"
	uts39        = "Unicode Technical Standard 39: Unicode Security Mechanisms. https://www.unicode.org/reports/tr39/"
	uax15        = "Unicode Standard Annex 15: Unicode Normalization Forms. https://www.unicode.org/reports/tr15/"
	shute2008    = "Shute, V. J. (2008). Focus on formative feedback. Review of Educational Research, 78(1), 153-189. https://doi.org/10.3102/0034654307313795"
	anderson2001 = "Anderson, L. W., & Krathwohl, D. R. (eds.) (2001). A Taxonomy for Learning, Teaching, and Assessing: A Revision of Bloom's Taxonomy. Longman."
	design       = "The bank's format: docs/architecture.md of this project."
)
