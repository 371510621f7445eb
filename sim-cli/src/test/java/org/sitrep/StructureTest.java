package org.sitrep;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.RunMetadata;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.ScenarioLoader;

/** Holds what is so of all modules together: no package imports one that imports it, by any way round. */
class StructureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages("org.sitrep");

    @Test
    void packagesHaveNoCycles() {
        SlicesRuleDefinition.slices()
                .matching("org.sitrep.(**)")
                .should()
                .beFreeOfCycles()
                .check(CLASSES);
    }

    @Test
    void gamesDoNotUseEachOther() {
        SlicesRuleDefinition.slices()
                .matching("org.sitrep.rulesets.(*)..")
                .should()
                .notDependOnEachOther()
                .check(CLASSES);
    }

    /**
     * API and command line take one way from files to what is played: {@code ScenarioSource}. Beside it only playbooks
     * are read, and only a search of loadouts plays tables that no file holds.
     */
    @Test
    void scenariosAreOpenedInOnePlace() {
        final DescribedPredicate<JavaCall<?>> compiling = call(Ruleset.class, "compile");
        noClasses()
                .that()
                .resideOutsideOfPackages("org.sitrep.engine", "org.sitrep.ruleset..", "org.sitrep.rulesets..")
                .should()
                .callMethodWhere(compiling)
                .orShould()
                .callConstructorWhere(call(RunMetadata.class, "<init>"))
                .check(CLASSES);
        noClasses()
                .that()
                .resideOutsideOfPackage("org.sitrep.engine")
                .and()
                .doNotHaveSimpleName("LoadoutsCommand")
                .should()
                .callConstructorWhere(call(PairedEntry.class, "<init>"))
                .check(CLASSES);
        noClasses()
                .that()
                .doNotHaveSimpleName("ScenarioSource")
                .and()
                .doNotHaveSimpleName("PlaybookFile")
                .and()
                .doNotHaveSimpleName("PlaybookText")
                .and()
                .doNotHaveSimpleName("PlanFile")
                .and()
                .haveNameNotMatching(".*\\.JobText\\b.*") // content that travels, and is in no file
                .should()
                .callMethodWhere(call(ScenarioLoader.class, "load"))
                .check(CLASSES);
    }

    private static DescribedPredicate<JavaCall<?>> call(final Class<?> owner, final String name) {
        return DescribedPredicate.describe(
                name + " of " + owner.getSimpleName(),
                call -> call.getTargetOwner().isEquivalentTo(owner)
                        && call.getName().equals(name));
    }

    /** Outside the games; a nested type belongs to the name of its outer one. */
    @Test
    void aSimpleNameHasOneMeaning() {
        final Map<String, List<String>> byName = CLASSES.stream()
                .filter(type -> !type.getPackageName().startsWith("org.sitrep.rulesets"))
                .filter(type -> type.getEnclosingClass().isEmpty()
                        && !type.getSimpleName().isEmpty())
                .collect(Collectors.groupingBy(
                        JavaClass::getSimpleName,
                        TreeMap::new,
                        Collectors.mapping(JavaClass::getName, Collectors.toList())));
        byName.remove("package-info");
        byName.remove("RecordTables"); // the compiler writes one for each package of data records
        byName.values().removeIf(names -> names.size() == 1);
        assertEquals(Map.of(), byName);
    }
}
