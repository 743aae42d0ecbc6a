/** Names of demo characters. None is on a roster of the demo world. */
export const characterNames: readonly string[] = `
  Adrastos Agape Agathon Aglaia Aigle Aineias Aithra Akastos Aktaion Alexandra
  Alexios Alkaios Alkestis Alkibios Alkinoe Alkmaion Alkmene Althaia Amarynthia Amphion
  Amyntas Anaxandra Androkles Andromeda Antheia Antigone Antikleia Antilochos Antiphon Apollonia
  Archippe Aretaphila Arete Areus Argeia Aristandros Aristomache Arkesilaos Arsinoe Artemon
  Asopichos Aspasia Asteria Astydamas Atalanta Autolyke Autonoe Axiothea Bakchylos Balios
  Berenike Bianor Bion Boutes Briseis Brasidas Charikleia Chariton Chloe Chremes
  Chryseis Chrysanthos Daidalia Damaris Damokles Damon Daphnis Deidameia Deiphobos Demarete
  Demophon Derkylos Diokles Diomeda Dionike Diotima Dorieus Doris Dorkas Echekrates
  Echion Eirene Elatos Elektra Elpenor Elpinike Endios Epameinon Ephyra Epikaste
  Erato Erinna Erymanthe Eteokles Euadne Euandros Euarete Eubulos Eudokia Eudoxos
  Eukleia Eumelos Eumolpos Eunike Euphemia Euphorion Euphrasia Eurydamas Eurykleia Eurynome
  Eurytos Euterpos Galene Gelon Glauke Glaukos Gorgias Gorgo Gyges Habrotonon
  Hagnon Haimon Harmonia Hegesias Hekabe Heliodora Herakleia Hermia Hermione Hesione
  Hierokles Hikesia Hippias Hippolyta Hyakinthe Hylas Hypatia Hypatos Iason Idaia
  Idas Idmon Iliona Inachos Iolaos Iole Iphianassa Iphis Isidora Ismene
  Isokrates Kadmos Kallias Kallidora Kallinos Kallisto Karystos Kassandros Kephalos Kimon
  Kleanthe Kleio Kleobis Kleonike Klymene Klytios Korinna Kratesis Kreousa Kydippe
  Kyniska Kypselos Laodike Laomedon Leandros Leontis Leukippe Lykidas Lykomedes Lysandra
  Lysippe Machaon Makaria Megakles Meleagros Melitta Menandros Menippe Merope Mnesarete
  Mnesilochos Nausikaa Neaira Nearchos Nikandra Nikias Nikostrate Oinone Okypete Olympias
  Orsilochos Palamedes Pandion Parmenis Periandros Perikles Phaidra Philaretos Philinna Philomela
  Phoibe Phokion Phryne Polemon Polydora Polyxena Praxilla Praxiteles Proteas Pylades
  Rhexenor Rhodope Selene Sibylla Simonides Sostrate Stratonike Telesilla Teukros Thaleia
  Thais Theano Themistos Theodora Theophanes Thyia Timandra Timokleia Tydeus Xanthe
  Xanthippos Xenokles Zenobia Zenon Zephyra Zeuxis Zosime
`
  .trim()
  .split(/\s+/)
