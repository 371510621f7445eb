package org.sitrep.rulesets.purplehaze.mission;

/** The rules of the map that Events and Encounters call upon. */
record MapRules(
        ThreatStep threat,
        Stamina stamina,
        BoonDeck boons,
        Eaz eaz,
        EventMarkers events,
        Casualties casualties,
        Fights fights,
        Evac evac) {}
